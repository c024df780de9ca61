import type { MatchCard } from '@rafiq/contracts/matching'

/** City and gender, where all matches have the same; null where they differ. */
export function sharedFacts(matches: readonly MatchCard[]): Pick<MatchCard, 'location' | 'gender'> | null {
  const [first] = matches
  if (!first) return null
  const { location, gender } = first
  return matches.every((match) => match.location === location && match.gender === gender)
    ? { location, gender }
    : null
}
