import type { Audience } from '@rafiq/platform-contracts'
import { inCanary } from './in-canary.ts'

/** What decides about canaries of a visitor. */
export interface CanaryVisitor {
  /** Random; undefined where the browser has none, and so is in no canary. */
  readonly seed: string | undefined
  /** Its values of the attributes that canaries may ask for. */
  readonly audience: Audience
}

/** Which part of a canary's trial somebody is. */
export type CanaryArm = 'canary' | 'control'

/** A share of the visitors, or of those of an audience. */
export interface CanaryShare {
  readonly percent: number
  readonly salt: string
  readonly audience?: Audience | undefined
}

/** Whether a visitor is one whom a canary is for: of each name that its audience has, one of the values. */
export const isInAudience = (audience: Audience, visitor: Audience): boolean =>
  Object.entries(audience).every(([name, values]) => values.some((value) => visitor[name]?.includes(value)))

/**
 * Which part of a canary's trial a visitor is: `canary` gets it, `control` is one whom it is for and whom the share left
 * out; undefined: the canary is for others, so that what happens to this visitor says nothing of it.
 */
export function canaryArm(
  { seed, audience }: CanaryVisitor,
  remote: string,
  canary: CanaryShare,
): CanaryArm | undefined {
  if (seed === undefined || !isInAudience(canary.audience ?? {}, audience)) return undefined
  return inCanary(seed, remote, canary) ? 'canary' : 'control'
}
