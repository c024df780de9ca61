import { limits } from '@rafiq/contracts'
import type { MatchPoints } from '@rafiq/contracts/matching'
import { apartmentOf, areaOf, bathroomOf, budgetOf, lifestyleOf, roomOf } from './signature.ts'

/** How two members fit: the percentage is the sum of the points. */
export interface Score {
  percentage: number
  points: MatchPoints
}

/**
 * The compatibility of two members of the same city, 0 to 100, the same from both sides.
 *
 * Every part is a whole number. Only lifestyle can have a fraction (25 × Jaccard); it is rounded half up, in integer
 * arithmetic. The other parts are whole, so this is also the rounding of the sum, and the parts always add up to it.
 */
export function scorePair(a: number, b: number): Score {
  const points = {
    location: locationPoints(a, b),
    budget: budgetPoints(a, b),
    lifestyle: lifestylePoints(a, b),
    apartment: apartmentPoints(a, b),
    roomSharing: roomOf(a) === roomOf(b) ? 5 : 0,
    bathroomSharing: bathroomOf(a) === bathroomOf(b) ? 5 : 0,
  }
  return { percentage: percentageOf(a, b), points }
}

/** `scorePair(a, b).percentage` without its parts. */
export function percentageOf(a: number, b: number): number {
  return pointsBesideLifestyle(a, b) + lifestylePoints(a, b)
}

/** The whole sum but the lifestyle part: the same for all 63 lifestyles of a candidate, so ranking asks it once. */
export function pointsBesideLifestyle(a: number, b: number): number {
  return (
    locationPoints(a, b) +
    budgetPoints(a, b) +
    apartmentPoints(a, b) +
    (roomOf(a) === roomOf(b) ? 5 : 0) +
    (bathroomOf(a) === bathroomOf(b) ? 5 : 0)
  )
}

/** Below 50 % is no match. */
export const isMatchingPercentage = (percentage: number): boolean =>
  percentage >= limits.matches.minPercentage

/** In a city without areas both hold the same empty area, so they are as near as the product knows. */
function locationPoints(a: number, b: number): number {
  if (areaOf(a) === areaOf(b)) return 30
  const bothInAreas = areaOf(a) !== 0 && areaOf(b) !== 0
  return bothInAreas ? 15 : 0
}

function budgetPoints(a: number, b: number): number {
  const bandsApart = Math.abs(budgetOf(a) - budgetOf(b))
  if (bandsApart === 0) return 25
  return bandsApart === 1 ? 12 : 0
}

export function lifestylePoints(a: number, b: number): number {
  const shared = bitCount(lifestyleOf(a) & lifestyleOf(b))
  const either = bitCount(lifestyleOf(a) | lifestyleOf(b))
  return either === 0 ? 0 : Math.floor((50 * shared + either) / (2 * either))
}

/** One has and one needs: 10; both need: 5; both have: they are never matched, so nothing. */
function apartmentPoints(a: number, b: number): number {
  if (apartmentOf(a) !== apartmentOf(b)) return 10
  return apartmentOf(a) === 0 ? 5 : 0
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
