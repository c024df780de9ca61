import { limits } from '@rafiq/contracts'
import type { CityKey, Gender } from '@rafiq/contracts/questionnaire'
import { gatesOpen } from './gates.ts'
import { isMatchingPercentage, percentageOf } from './score.ts'
import { apartmentOf } from './signature.ts'

/** What decides whether somebody may be shown to others at all. `age` in years. */
export interface Standing {
  isActive: boolean
  isVerified: boolean
  age: number
}

/** A member as matching sees one. */
export interface PairMember extends Standing {
  id: string
  city: CityKey
  gender: Gender
  signature: number
  /** What the member is and cannot live with (`encodeGates`). */
  gates: number
}

/** What holds between two members, and the rule of this installation. */
export interface PairCircumstances {
  /** `MATCH_SAME_GENDER` */
  sameGender: boolean
  /** Either has blocked the other. */
  blocked: boolean
  /** They have tried, and it did not work out. */
  failed: boolean
}

/** Active, verified and adult: only these are in anybody's matches. */
export function isMatchable({ isActive, isVerified, age }: Standing): boolean {
  return isActive && isVerified && age >= limits.age.min
}

/** Not both with an apartment. */
const haveRoom = (a: number, b: number): boolean => !(apartmentOf(a) === 1 && apartmentOf(b) === 1)

/** Whether two signatures make a match where nothing else stands against it: what a ranking is made of. */
export const fits = (a: number, b: number): boolean =>
  haveRoom(a, b) && isMatchingPercentage(percentageOf(a, b))

/** Whether two members may be matched, whatever their score. Symmetric. */
export function isEligiblePair(a: PairMember, b: PairMember, circumstances: PairCircumstances): boolean {
  return (
    a.id !== b.id &&
    isMatchable(a) &&
    isMatchable(b) &&
    a.city === b.city &&
    (a.gender === b.gender || !circumstances.sameGender) &&
    haveRoom(a.signature, b.signature) &&
    gatesOpen(a.gates, b.gates) &&
    !circumstances.blocked &&
    !circumstances.failed
  )
}

/** Whether two members are a match: eligible, and compatible enough. */
export function isMatch(a: PairMember, b: PairMember, circumstances: PairCircumstances): boolean {
  return isEligiblePair(a, b, circumstances) && isMatchingPercentage(percentageOf(a.signature, b.signature))
}
