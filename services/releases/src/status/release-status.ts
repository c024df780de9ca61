import type { ReleaseStatus } from '@rafiq/contracts'

type Status = ReleaseStatus['remotes'][number]

interface PublishedRow {
  readonly remote: string
  readonly version: string
  readonly publishedAt: Date
}

interface ChannelRow {
  readonly remote: string
  readonly version: string
  readonly previous?: string | null | undefined
  readonly setByHand: boolean
}

/** What is live of each remote that was ever published, by name. */
export function releaseStatus(
  versions: readonly PublishedRow[],
  channels: readonly ChannelRow[],
): ReleaseStatus {
  const names = [...new Set(versions.map(({ remote }) => remote))].sort()
  return { remotes: names.map((name) => statusOf(name, versions, channels)) }
}

function statusOf(name: string, versions: readonly PublishedRow[], channels: readonly ChannelRow[]): Status {
  const own = versions.filter(({ remote }) => remote === name)
  const channel = channels.find(({ remote }) => remote === name)
  const live = own.find(({ version }) => version === channel?.version)
  return {
    name,
    stable: channel?.version ?? null,
    previous: channel?.previous ?? null,
    setByHand: channel?.setByHand ?? false,
    publishedAt: live?.publishedAt.toISOString() ?? null,
    versions: own.length,
  }
}
