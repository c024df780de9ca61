import { type LiveReleases, shellName } from '@rafiq/platform-contracts'
import { inCanary } from '@rafiq/service-kit/canaries'
import type { Visitor } from '../visitors/visitor.ts'

/** The version of the shell that a page is made of. */
export interface ChosenShell {
  readonly version: string
  /** Where the visitor got it by the canary's share. */
  readonly isCanary?: true
}

/** What this visitor gets of the shell; undefined where nobody released one: the gateway's own. */
export function chooseShell({ shell }: LiveReleases, { seed }: Visitor): ChosenShell | undefined {
  if (!shell) return undefined
  const { canary, stable } = shell
  if (canary && seed !== undefined && inCanary(seed, shellName, canary)) {
    return { version: canary.version, isCanary: true }
  }
  return stable === null ? undefined : { version: stable }
}
