import type { LiveReleases, RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { type CanaryArm, canaryArm } from '@rafiq/service-kit/canaries'
import type { Visitor } from '../visitors/visitor.ts'
import { fitsShell } from './fits-shell.ts'

type LiveRemote = LiveReleases['remotes'][number]
type Provided = Pick<ShellManifest, 'platform' | 'shared'>

/** The one version of a remote that a page is made of, and the one that comes in when it does not load. */
export interface ChosenRemote {
  readonly current: RemoteManifest
  readonly fallback: RemoteManifest | null
  /** Where the version comes from the preview that the visitor opened. */
  readonly preview?: { readonly name: string; readonly expiresAt: string; readonly silent?: true | undefined }
}

/** The same for one visitor. */
export interface VisitorsRemote extends ChosenRemote {
  /** The visitor's part in the trial of the remote's canary. */
  readonly arm?: CanaryArm
}

/**
 * What this visitor gets of each remote, by name; remotes that have nothing for them are left out.
 *
 * @param shell that the page is made with: a version that does not work with it gives way to one of the remote's that does
 */
export function chooseVersions(
  live: LiveReleases,
  visitor: Visitor,
  now: Date,
  shell?: Provided,
): VisitorsRemote[] {
  return live.remotes
    .map((remote) => preview(remote, visitor, now) ?? fitting(byArm(remote, visitor), remote, shell))
    .filter((chosen) => chosen !== undefined)
    .sort((a, b) => (a.current.name < b.current.name ? -1 : 1))
}

/** One text per choice of one state; who gets nothing of a remote differs from who gets it. */
export const choiceOf = (chosen: readonly ChosenRemote[]): string =>
  chosen.map(({ current, preview }) => `${current.name}@${current.version} ${preview?.name ?? ''}`).join()

function preview(remote: LiveRemote, visitor: Visitor, now: Date): ChosenRemote | undefined {
  const wanted = visitor.previews.get(remote.name)
  const found = remote.previews.find(({ name }) => name === wanted)
  if (!found || new Date(found.expiresAt) <= now) return undefined
  const { name, manifest, expiresAt, silent } = found
  const preview = { name, expiresAt, ...(silent && { silent }) }
  return { current: manifest, fallback: remote.stable, preview }
}

function byArm(remote: LiveRemote, visitor: Visitor): VisitorsRemote | undefined {
  const { name, canary, stable, fallback } = remote
  const arm = canary ? canaryArm(visitor, name, canary) : undefined
  if (canary && arm === 'canary') return { current: canary.manifest, fallback: stable, arm }
  return stable ? { current: stable, fallback, ...(arm && { arm }) } : undefined
}

/** Where none of them works with the shell, the page is left to say so. */
function fitting(
  chosen: VisitorsRemote | undefined,
  { stable, fallback, canary }: LiveRemote,
  shell: Provided | undefined,
): VisitorsRemote | undefined {
  if (!chosen || !shell || fitsShell(chosen.current, shell)) return chosen
  const other = [stable, fallback, canary?.manifest].find(
    (manifest) => manifest && fitsShell(manifest, shell),
  )
  return other ? { current: other, fallback: null } : chosen
}
