import type { ProofCheck } from '@rafiq/platform-contracts'
import type { Compared } from '../page-state.ts'

/** One thing that differs from the live version; what only tells stops nothing. */
export interface Finding {
  readonly check: ProofCheck
  readonly stops: boolean
  readonly message: string
}

export type Rule = (compared: Compared) => Finding[]

export const stop = (check: ProofCheck, message: string): Finding => ({ check, stops: true, message })
export const tell = (check: ProofCheck, message: string): Finding => ({ check, stops: false, message })

/** What the candidate has and the live version has not. */
export const added = (candidate: readonly string[], live: readonly string[] = []): string[] =>
  candidate.filter((one) => !live.includes(one))

/** Some of many, in a sentence. */
export function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown
}

/** The same rule where nothing of what it finds stops a release. */
export const told =
  (rule: Rule): Rule =>
  (compared) =>
    rule(compared).map((finding) => ({ ...finding, stops: false }))
