import type { LiveReleases, RemoteManifest } from '@rafiq/contracts'
import { type State, unreleased } from '../channels/remote-state.ts'

type LiveRemote = LiveReleases['remotes'][number]

interface PreviewRow {
  readonly name: string
  readonly version: string
  readonly expiresAt: Date
}

/** One remote as the gateway hears of it. */
export function toLiveRemote(
  name: string,
  state: State = unreleased,
  previews: readonly PreviewRow[],
  manifestOf: (version: string) => RemoteManifest | null,
): LiveRemote {
  const { stable, before, canary } = state
  const [previous] = before
  const manifest = canary && manifestOf(canary.version)
  return {
    name,
    stable: stable === null ? null : manifestOf(stable),
    fallback: previous === undefined ? null : manifestOf(previous),
    canary: manifest && { manifest, percent: canary.percent, salt: canary.salt },
    previews: previews.flatMap((preview) => {
      const found = manifestOf(preview.version)
      return found
        ? [{ name: preview.name, manifest: found, expiresAt: preview.expiresAt.toISOString() }]
        : []
    }),
  }
}
