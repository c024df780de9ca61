import type { ReleaseStatus, RemoteStatus } from '@rafiq/contracts'
import { type State, unreleased } from '../channels/remote-state.ts'

interface PublishedRow {
  readonly remote: string
  readonly version: string
  readonly publishedAt: Date
}

interface PreviewRow {
  readonly remote: string
  readonly name: string
  readonly version: string
  readonly expiresAt: Date
}

export interface Registry {
  readonly versions: readonly PublishedRow[]
  readonly states: ReadonlyMap<string, State>
  /** Those that have not ended. */
  readonly previews: readonly PreviewRow[]
}

/** What each visitor gets of each remote that was ever published, by name. */
export function releaseStatus(registry: Registry): ReleaseStatus {
  const names = [...new Set(registry.versions.map(({ remote }) => remote))].sort()
  return { remotes: names.map((name) => statusOf(name, registry)) }
}

function statusOf(name: string, { versions, states, previews }: Registry): RemoteStatus {
  const own = versions.filter(({ remote }) => remote === name)
  const { stable, before, canary, disabled, setByHand } = states.get(name) ?? unreleased
  return {
    name,
    stable,
    previous: before[0] ?? null,
    canary: canary && { version: canary.version, percent: canary.percent },
    previews: previews
      .filter(({ remote }) => remote === name)
      .map(({ name: preview, version, expiresAt }) => ({
        name: preview,
        version,
        expiresAt: expiresAt.toISOString(),
      })),
    disabled,
    setByHand,
    publishedAt: own.find(({ version }) => version === stable)?.publishedAt.toISOString() ?? null,
    versions: own.length,
  }
}
