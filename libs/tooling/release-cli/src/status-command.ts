import type { ReleaseStatus } from '@rafiq/contracts'
import { ReleaseApi } from './release-api.ts'
import type { Settings } from './settings.ts'

type Say = (line: string) => void

/** `status [--json]`: what is live of every remote. */
export async function statusCommand(flags: { json?: boolean }, settings: Settings, say: Say): Promise<void> {
  const { status } = await new ReleaseApi(settings.url, settings.tokenFor()).status()
  if (flags.json) say(JSON.stringify(status, null, 2))
  else for (const line of statusTable(status)) say(line)
}

/** One line per remote, in columns. */
export function statusTable({ remotes }: ReleaseStatus): string[] {
  if (remotes.length === 0) return ['Nothing was published yet.']
  const rows = remotes.map(({ name, stable, previous, setByHand, publishedAt, versions }) => [
    name,
    stable ?? '–',
    previous ?? '–',
    setByHand ? 'by hand' : 'by start',
    publishedAt?.slice(0, 16).replace('T', ' ') ?? '–',
    String(versions),
  ])
  const table = [['remote', 'stable', 'before', 'set', 'published (UTC)', 'versions'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
