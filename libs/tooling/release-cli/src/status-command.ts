import type { ReleaseStatus, RemoteStatus } from '@rafiq/contracts'
import { ReleaseApi } from './release-api.ts'
import type { Settings } from './settings.ts'
import { moment, table } from './table.ts'

type Say = (line: string) => void

/** `status [--json]`: what visitors get of every remote. */
export async function statusCommand(flags: { json?: boolean }, settings: Settings, say: Say): Promise<void> {
  const { status } = await new ReleaseApi(settings.url, settings.tokenFor()).status()
  if (flags.json) say(JSON.stringify(status, null, 2))
  else for (const line of statusTable(status)) say(line)
}

/** One line per remote, in columns. */
export function statusTable({ remotes }: ReleaseStatus): string[] {
  if (remotes.length === 0) return ['Nothing was published yet.']
  const heads = ['remote', 'stable', 'before', 'canary', 'previews', 'set', 'published (UTC)', 'versions']
  return table(heads, remotes.map(statusRow))
}

function statusRow(remote: RemoteStatus): string[] {
  const { name, stable, previous, canary, previews, disabled, setByHand, publishedAt, versions } = remote
  return [
    name,
    disabled ? 'disabled' : (stable ?? '–'),
    previous ?? '–',
    canary ? `${canary.version} ${canary.percent} %` : '–',
    previews.map((preview) => preview.name).join(', ') || '–',
    setByHand ? 'by hand' : 'by start',
    moment(publishedAt),
    String(versions),
  ]
}
