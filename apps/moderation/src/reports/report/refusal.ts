import type { ErrorCode } from '@rafiq/contracts'
import { isApiError } from '@rafiq/platform'

/**
 * What is no fault: refusals that come about because others work on the same reports, and a decision whose end is still
 * on its way. Each has a calm sentence of its own.
 */
const known = [
  'report-taken',
  'report-not-taken',
  'report-resolved',
  'decision-pending',
  'conflict',
  'forbidden',
  'not-found',
] as const

export type Refusal = (typeof known)[number]

const isKnown = (code: ErrorCode | null): code is Refusal => known.some((one) => one === code)

/** @returns null for what is a fault rather than a refusal */
export const refusalOf = (error: unknown): Refusal | null =>
  isApiError(error) && isKnown(error.code) ? error.code : null
