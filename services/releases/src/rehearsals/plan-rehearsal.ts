import type { RehearsalPlan, Rehearsed, RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { checkShell } from '../gate/check-shell.ts'

/** A remote of the live composition. */
export interface LiveRemote {
  readonly stable: RemoteManifest
  /** Its versions that may be tried, newest first. */
  readonly versions: readonly RemoteManifest[]
}

/**
 * Holds the live composition against the newest shell that gives the rehearsed version: which remotes work with it as they
 * are, and which have a version that does.
 *
 * @param shells newest first
 */
export function planRehearsal(
  { module, version }: Rehearsed,
  shells: readonly ShellManifest[],
  remotes: readonly LiveRemote[],
): RehearsalPlan {
  const shell = shells.find(({ shared }) => shared[module] === version)
  if (!shell) return { shell: null, remotes: remotes.map(unchecked), ready: false }
  const planned = remotes.map(({ stable, versions }) => {
    const issues = checkShell(shell, [stable])
    const works = versions.find((manifest) => checkShell(shell, [manifest]).length === 0)
    const accepts = issues.length === 0
    return {
      name: stable.name,
      stable: stable.version,
      accepts,
      candidate: accepts ? null : (works?.version ?? null),
      issues: issues.map(({ message }) => message),
    }
  })
  const ready = planned.every(({ accepts, candidate }) => accepts || candidate !== null)
  return { shell: shell.version, remotes: planned, ready }
}

const unchecked = ({ stable }: LiveRemote): RehearsalPlan['remotes'][number] => ({
  name: stable.name,
  stable: stable.version,
  accepts: false,
  candidate: null,
  issues: [],
})
