import type { ReleaseDiff } from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import type { Settings } from './settings.ts'
import { table } from './table.ts'

type Say = (line: string) => void

/** `diff <remote> <v1> <v2> [--json]`: what differs between two published versions. */
export async function diffCommand(
  versions: { remote: string; from: string; to: string },
  flags: { json?: boolean },
  settings: Settings,
  say: Say,
): Promise<void> {
  const { remote, from, to } = versions
  const diff = await new ReleaseApi(settings.url, settings.tokenFor(remote)).diff(remote, from, to)
  if (flags.json) say(JSON.stringify(diff, null, 2))
  else for (const line of diffLines(diff)) say(line)
}

/** What a page sees of the change first, then the files: one that only got another hash has changed. */
export function diffLines({ remote, from, to, bytes, files, changes }: ReleaseDiff): string[] {
  const rows = [
    ...changes.map((change) => [change.what, `${change.from ?? 'none'} → ${change.to ?? 'none'}`]),
    ...fileRows(files),
  ]
  return [
    `${remote} ${from} → ${to}: ${kilobytes(bytes.to)} (${grown(bytes)}), ${files.kept} files as they were`,
    ...(rows.length > 0 ? table(rows).map((line) => `  ${line}`) : []),
  ]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

const grown = ({ from, to }: ReleaseDiff['bytes']): string => `${to < from ? '' : '+'}${kilobytes(to - from)}`

/** `start.0a1b2c3d4e.js` → `start.js` */
const withoutHash = (path: string): string => path.replace(/\.[0-9a-f]{10}(?=\.\w+$)/, '')

function fileRows({ added, removed }: ReleaseDiff['files']): string[][] {
  const [after, before] = [added.map(withoutHash), removed.map(withoutHash)]
  return [
    ...after.filter((path) => before.includes(path)).map((path) => [path, 'changed']),
    ...after.filter((path) => !before.includes(path)).map((path) => [path, 'new']),
    ...before.filter((path) => !after.includes(path)).map((path) => [path, 'gone']),
  ]
}
