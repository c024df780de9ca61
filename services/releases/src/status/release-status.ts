import type { Owner, ReleaseStatus, RemoteStatus } from '@rafiq/platform-contracts'
import { type State, unreleased, withoutSalt } from '../registry/remote-state.ts'

/** A remote that was ever published. */
export interface Published {
  readonly remote: string
  /** How many there are. */
  readonly versions: number
  /** When the stable one was; null where there is none. */
  readonly publishedAt: Date | string | null
}

interface PreviewRow {
  readonly remote: string
  readonly name: string
  readonly version: string
  readonly expiresAt: Date
}

export interface Registry {
  /** By name. */
  readonly remotes: readonly Published[]
  readonly states: ReadonlyMap<string, State>
  readonly owners: ReadonlyMap<string, Owner>
  /** Those that have not ended. */
  readonly previews: readonly PreviewRow[]
}

/** What each visitor gets of each remote that was ever published, by name. */
export function releaseStatus(registry: Registry): ReleaseStatus {
  return { remotes: registry.remotes.map((published) => statusOf(published, registry)) }
}

function statusOf(
  { remote: name, versions, publishedAt }: Published,
  { states, previews, owners }: Registry,
): RemoteStatus {
  const { stable, fallback, canary, disabled, setByHand } = states.get(name) ?? unreleased
  const owner = owners.get(name)
  return {
    name,
    owner: owner ? { team: owner.team, contact: owner.contact } : null,
    stable,
    previous: fallback,
    canary: canary && withoutSalt(canary),
    previews: previews
      .filter(({ remote }) => remote === name)
      .map(({ name: preview, version, expiresAt }) => ({
        name: preview,
        version,
        expiresAt: expiresAt.toISOString(),
      })),
    disabled,
    setByHand,
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    versions,
  }
}
