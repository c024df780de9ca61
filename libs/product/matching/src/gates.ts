import type { DealBreaker } from '@rafiq/contracts/habits'

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
