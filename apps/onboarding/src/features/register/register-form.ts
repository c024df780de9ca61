import type { Credentials } from '@rafiq/contracts'

export const agreements = ['adult', 'terms', 'privacy'] as const

export type RegisterValues = Credentials & Record<(typeof agreements)[number], boolean>

/** The continue button waits for all three (spec §5). */
export const allAgreed = (values: Pick<RegisterValues, (typeof agreements)[number]>): boolean =>
  agreements.every((name) => values[name])
