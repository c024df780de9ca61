import { type LiveReleases, shellName } from '@rafiq/platform-contracts'
import { type CanaryArm, canaryArm } from '@rafiq/service-kit/canaries'
import type { Visitor } from '../visitors/visitor.ts'

/** The version of the shell that a page is made of. */
export interface ChosenShell {
  readonly version: string
  /** The visitor's part in the trial of its canary. */
  readonly arm?: CanaryArm
  /** By which name it is shown to the browser of a proof, where it is no version yet. */
  readonly underProof?: string
}

/** What this visitor gets of the shell; undefined where nobody released one: the gateway's own. */
export function chooseShell({ shell }: LiveReleases, visitor: Visitor, now: Date): ChosenShell | undefined {
  if (!shell) return undefined
  const { canary, stable, underProof } = shell
  if (underProof && underProof.name === visitor.previews.get(shellName)) {
    const { name, version, expiresAt } = underProof
    if (new Date(expiresAt) > now) return { version, underProof: name }
  }
  const arm = canary ? canaryArm(visitor, shellName, canary) : undefined
  if (canary && arm === 'canary') return { version: canary.version, arm }
  return stable === null ? undefined : { version: stable, ...(arm && { arm }) }
}
