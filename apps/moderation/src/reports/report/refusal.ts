import type { ErrorCode } from '@rafiq/contracts'
import { isApiError } from '@rafiq/platform'

/** Refusals that come about because others work on the same reports; each has a calm sentence of its own. */
const known = [
  'report-taken',
  'report-not-taken',
  'report-resolved',
  'conflict',
  'forbidden',
  'not-found',
] as const

export type Refusal = (typeof known)[number]

const isKnown = (code: ErrorCode | null): code is Refusal => known.some((one) => one === code)

/** @returns null for what is a fault rather than a refusal */
export const refusalOf = (error: unknown): Refusal | null =>
  isApiError(error) && isKnown(error.code) ? error.code : null
