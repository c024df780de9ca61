import {
  type AnalysedRemote,
  audienceText,
  type CanaryAnalysis,
  type ReleaseStatus,
  type RemoteStatus,
} from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import type { Settings } from './settings.ts'
import { moment, table } from './table.ts'

type Say = (line: string) => void

/** `status [--json]`: what visitors get of every remote, and how it does in their browsers. */
export async function statusCommand(flags: { json?: boolean }, settings: Settings, say: Say): Promise<void> {
  const api = new ReleaseApi(settings.url, settings.tokenFor())
  const [{ status }, watch] = [await api.status(), await api.watch()]
  if (flags.json) say(JSON.stringify({ ...status, watch: watch.remotes }, null, 2))
  else for (const line of [...statusTable(status, watch), ...endedCanaries(watch)]) say(line)
}

/** One line per remote, in columns. */
export function statusTable({ remotes }: ReleaseStatus, watch: Pick<CanaryAnalysis, 'remotes'>): string[] {
  if (remotes.length === 0) return ['Nothing was published yet.']
  const heads = ['remote', 'stable', 'errors', 'before', 'canary', 'watch', 'previews', 'set']
  const rows = remotes.map((remote) =>
    statusRow(
      remote,
      watch.remotes.find(({ name }) => name === remote.name),
    ),
  )
  return table([[...heads, 'published (UTC)', 'versions'], ...rows])
}

/** The canaries that canary analysis has ended, with its reasons. */
export function endedCanaries({ remotes }: Pick<CanaryAnalysis, 'remotes'>): string[] {
  return remotes.flatMap(({ name, rolledBack }) =>
    rolledBack
      ? [`${moment(rolledBack.at)}  ${name}: rolled back by canary analysis. ${rolledBack.reason}`]
      : [],
  )
}

function statusRow(remote: RemoteStatus, watched: AnalysedRemote | undefined): string[] {
  const { name, stable, previous, canary, previews, disabled, setByHand, publishedAt, versions } = remote
  return [
    name,
    disabled ? 'disabled' : (stable ?? '–'),
    errors(watched, stable),
    previous ?? '–',
    canary ? canaryCell(canary) : '–',
    verdict(watched),
    previews.map((preview) => preview.name).join(', ') || '–',
    setByHand ? 'by hand' : 'by start',
    moment(publishedAt),
    String(versions),
  ]
}

const canaryCell = ({ version, percent, audience }: NonNullable<RemoteStatus['canary']>): string =>
  [version, `${percent} %`, ...(audience ? [`of ${audienceText(audience)}`] : [])].join(' ')

/** Of the last hour's page loads, the share in which the version failed. */
function errors(watched: AnalysedRemote | undefined, version: string | null): string {
  return percent(watched?.versions.find((one) => one.version === version)?.errorRate)
}

function verdict(watched: AnalysedRemote | undefined): string {
  if (!watched?.trial) return '–'
  const { verdict, canary, control } = watched.trial
  if (verdict === 'unwatched') return `errors ${percent(canary.errorRate)}, nothing to compare`
  const word = verdict === 'worse' ? 'worse' : 'not worse'
  return `${word}: errors ${percent(canary.errorRate)}, stable ${percent(control?.errorRate)}`
}

function percent(rate: number | null | undefined): string {
  return rate == null ? '–' : `${(rate * 100).toFixed(1)} %`
}
