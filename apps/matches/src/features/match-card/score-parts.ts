import type { MatchPoints } from '@rafiq/contracts/matching'

type Part = { name: keyof MatchPoints; points: number; max: number }

/** What each part of the score can give at most (design, Matching). */
const most: Record<keyof MatchPoints, number> = {
  location: 30,
  budget: 25,
  lifestyle: 25,
  apartment: 10,
  roomSharing: 5,
  bathroomSharing: 5,
}

/** The parts of a score in the order of their weight. */
export const scoreParts = (points: MatchPoints): Part[] =>
  (Object.keys(most) as (keyof MatchPoints)[]).map((name) => ({
    name,
    points: points[name],
    max: most[name],
  }))
