import { type LiveReleases, shellName } from '@rafiq/platform-contracts'
import { type CanaryArm, canaryArm } from '@rafiq/service-kit/canaries'
import type { Visitor } from '../visitors/visitor.ts'

/** The version of the shell that a page is made of. */
export interface ChosenShell {
  readonly version: string
  /** The visitor's part in the trial of its canary. */
  readonly arm?: CanaryArm
}

/** What this visitor gets of the shell; undefined where nobody released one: the gateway's own. */
export function chooseShell({ shell }: LiveReleases, visitor: Visitor): ChosenShell | undefined {
  if (!shell) return undefined
  const { canary, stable } = shell
  const arm = canary ? canaryArm(visitor, shellName, canary) : undefined
  if (canary && arm === 'canary') return { version: canary.version, arm }
  return stable === null ? undefined : { version: stable, ...(arm && { arm }) }
}
