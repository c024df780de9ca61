import {
  type AnalysedTrial,
  type Audience,
  isSameAudience,
  type TrialVerdict,
} from '@rafiq/platform-contracts'
import type { State } from '../registry/remote-state.ts'
import { shareText } from '../registry/share-text.ts'
import { judgeTrial, type Past, threshold } from './judge-trial.ts'

/** A canary beside the version that the others get, since it was last moved. */
export interface Trial {
  readonly remote: string
  readonly since: Date
  readonly canary: string
  readonly control: string | null
  readonly percent: number
  /** Whom it is for: both arms are of these visitors alone. Everybody without it. */
  readonly audience?: Audience | undefined
}

export interface ArmFigures {
  readonly loads: number
  readonly failed: number
  readonly witnesses: number
}

export interface TrialFigures extends Trial {
  readonly ofCanary: ArmFigures
  readonly ofControl: ArmFigures
  readonly past: Past
}

/** What runs in a remote's channels as a trial, if anything does. */
export function trialOf(remote: string, { stable, canary, disabled }: State, movedAt: Date): Trial | null {
  if (!canary || disabled) return null
  const { version, percent, audience } = canary
  return {
    ...{ remote, since: movedAt, canary: version, control: stable, percent },
    ...(audience && { audience }),
  }
}

/** Whether the canary still runs as a trial has it; a person may have moved it meanwhile. */
export function isOn({ canary, control, percent, audience }: Trial, state: State): boolean {
  return (
    !state.disabled &&
    state.stable === control &&
    state.canary?.version === canary &&
    state.canary.percent === percent &&
    isSameAudience(state.canary.audience, audience)
  )
}

/** Names a trial among all that there ever were. */
export const trialKey = ({ remote, since }: Trial): string => `${remote} ${since.getTime()}`

/** Which part of a trial a version is; undefined: none, such as one of a page that was opened long ago. */
export function armOf({ canary, control }: Trial, version: string): 'canary' | 'control' | undefined {
  if (version === canary) return 'canary'
  return version === control ? 'control' : undefined
}

/** Evidence and verdict; where nobody gets another version there is nothing to compare with. */
export function judge(trial: TrialFigures, now: Date): { evidence: number; verdict: TrialVerdict } {
  if (trial.control === null || trial.percent >= 100) return { evidence: 1, verdict: 'unwatched' }
  const witnesses = { canary: trial.ofCanary.witnesses, control: trial.ofControl.witnesses }
  const { evidence, worse } = judgeTrial(witnesses, {
    share: trial.percent / 100,
    seconds: (now.getTime() - trial.since.getTime()) / 1000,
    past: trial.past,
  })
  return { evidence, verdict: worse ? 'worse' : 'watching' }
}

/** As the figures are shown. */
export function toAnalysedTrial(trial: TrialFigures, now: Date): AnalysedTrial {
  const { since, percent, audience, canary, control, ofCanary, ofControl } = trial
  return {
    since: since.toISOString(),
    percent,
    ...(audience && { audience }),
    canary: { version: canary, ...ofCanary, errorRate: errorRate(ofCanary) },
    control: control === null ? null : { version: control, ...ofControl, errorRate: errorRate(ofControl) },
    ...judge(trial, now),
    threshold,
  }
}

/** Why a canary was ended, for the audit trail. */
export function reasonOf(trial: TrialFigures, now: Date): string {
  const { canary, control, ofCanary, ofControl, past } = trial
  const { evidence } = judge(trial, now)
  const before = past.seconds === 0 ? '' : ` and for ${past.failures} in the ${past.seconds / 60} min before`
  return (
    `${canary} failed for ${ofCanary.witnesses} (${inPages(ofCanary)}), ` +
    `${control} for ${ofControl.witnesses} (${inPages(ofControl)})${before}, at a share of ${shareText(trial)}; ` +
    `evidence ${Math.round(evidence)} of ${threshold}`
  )
}

/** Failed pages as a share of loads; a failure may be counted a moment before its load. */
export function errorRate({ loads, failed }: Pick<ArmFigures, 'loads' | 'failed'>): number | null {
  return loads === 0 ? null : failed / loads
}

const inPages = ({ loads, failed }: ArmFigures): string => `${failed} of ${loads} page loads`
