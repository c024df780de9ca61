import { limits } from '@rafiq/contracts'
import type { DealBreaker } from '@rafiq/contracts/habits'
import type { CityKey, Gender } from '@rafiq/contracts/questionnaire'
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

/** What the gates read of a member; what was not answered is false. */
export interface GatedAnswers {
  smokes: boolean
  ownsPet: boolean
  dealBreakers: readonly DealBreaker[]
}

// These numbers are stored for every member: a bit must never change its meaning. What is so of a member stands in an even bit,
// the deal-breaker against it in the odd bit above.
const factBits: Record<DealBreaker, number> = { smoking: 1, pets: 4 }
const allFacts = 0b0101
const allDealBreakers = 0b1010

/** How many different gates there are: they are 0 to 15. */
export const gatesSize = 16

/** Folds what a member is and cannot live with into a small integer; 0 for whoever answered nothing of it. */
export function encodeGates({ smokes, ownsPet, dealBreakers }: GatedAnswers): number {
  const facts = (smokes ? factBits.smoking : 0) | (ownsPet ? factBits.pets : 0)
  return dealBreakers.reduce((gates, one) => gates | (factBits[one] << 1), facts)
}

/** The bits of which another member may have none: each fact turned into its deal-breaker, each deal-breaker into its fact. */
export const opposedTo = (gates: number): number =>
  ((gates & allFacts) << 1) | ((gates & allDealBreakers) >> 1)

/** Whether neither is what the other cannot live with. Symmetric. */
export const gatesOpen = (a: number, b: number): boolean => (a & opposedTo(b)) === 0
