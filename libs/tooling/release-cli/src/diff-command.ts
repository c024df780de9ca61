import type { ReleaseDiff } from '@rafiq/contracts'
import { ReleaseApi } from './release-api.ts'
import type { Settings } from './settings.ts'

type Say = (line: string) => void

/** `diff <remote> <v1> <v2>`: what differs between two published versions. */
export async function diffCommand(
  remote: string,
  from: string,
  to: string,
  settings: Settings,
  say: Say,
): Promise<void> {
  const diff = await new ReleaseApi(settings.url, settings.tokenFor(remote)).diff(remote, from, to)
  for (const line of diffLines(diff)) say(line)
}

export function diffLines({ remote, from, to, bytes, files, changes }: ReleaseDiff): string[] {
  const grown = bytes.to - bytes.from
  return [
    `${remote} ${from} → ${to}: ${files.kept} files as they were, ${bytes.to} bytes (${grown < 0 ? '' : '+'}${grown})`,
    ...changes.map((change) => `  ${change.what}: ${change.from ?? 'none'} → ${change.to ?? 'none'}`),
    ...files.removed.map((path) => `- ${path}`),
    ...files.added.map((path) => `+ ${path}`),
  ]
}
