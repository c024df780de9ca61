import { shellName } from '@rafiq/platform-contracts'
import type { Batch, Failure } from './tally.ts'
import type { Trial } from './trial.ts'

/**
 * A batch as the trial of a shell sees it. A shell's fault shows in its remotes, whichever version of them a page has, so a
 * page in which anything failed is one failure of the shell that it got: the share is what tells a remote's fault from it.
 */
export function asShellTrial(batch: Batch, { canary, control }: Trial): Batch {
  const pages = new Map(batch.failures.map((failure) => [failure.page, failure]))
  const failures = [...pages.values()].flatMap((failure): Failure[] => {
    const { shellArm: arm } = failure
    const version = arm === 'canary' ? canary : control
    return arm === undefined || version === null ? [] : [{ ...failure, remote: shellName, version, arm }]
  })
  return { ...batch, counts: [], trialCounts: [], failures }
}
