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

export interface StatusFlags {
  /** A part of a remote's or a team's name. */
  search?: string
  json?: boolean
}

/** `status [--search …] [--json]`: what visitors get of every remote, and how it does in their browsers. */
export async function statusCommand(flags: StatusFlags, settings: Settings, say: Say): Promise<void> {
  const api = new ReleaseApi(settings.url, settings.tokenFor())
  const [{ status: all }, watch] = [await api.status(), await api.watch()]
  const remotes = all.remotes.filter((remote) => isFound(remote, flags.search ?? ''))
  const status = { remotes }
  if (flags.json) say(JSON.stringify({ ...status, watch: watch.remotes }, null, 2))
  else for (const line of [...statusTable(status, watch), ...endedCanaries(watch)]) say(line)
}

/** Whether a remote's name, or its team's, holds what was searched. */
export function isFound({ name, owner }: Pick<RemoteStatus, 'name' | 'owner'>, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [name, owner?.team ?? ''].some((text) => text.toLowerCase().includes(wanted))
}

/** One line per remote, in columns. */
export function statusTable({ remotes }: ReleaseStatus, watch: Pick<CanaryAnalysis, 'remotes'>): string[] {
  if (remotes.length === 0) return ['Nothing was published yet.']
  const heads = ['remote', 'owner', 'stable', 'errors', 'before', 'canary', 'watch', 'previews', 'set']
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
  const { name, owner, stable, previous, canary, previews } = remote
  const { disabled, setByHand, publishedAt, versions } = remote
  return [
    name,
    owner?.team ?? '–',
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
