/** How evenly some people are shown. */
export interface Exposure {
  members: number
  /** The Gini coefficient of how often each is shown: 0 where all are equally often, towards 1 where one alone is. */
  gini: number
  /** The share of those who are never shown. */
  neverShown: number
}

/** @param timesShown how many people are shown how often, each number of times once */
export function exposureOf(timesShown: ReadonlyMap<number, number>): Exposure {
  let members = 0
  let total = 0
  let weighted = 0
  for (const [times, people] of [...timesShown].toSorted(([a], [b]) => a - b)) {
    // The ranks of these people, from 1, add up to people × (members + (people + 1) / 2).
    weighted += times * people * (members + (people + 1) / 2)
    members += people
    total += times * people
  }
  return {
    members,
    gini: total === 0 ? 0 : (2 * weighted) / (members * total) - (members + 1) / members,
    neverShown: members === 0 ? 0 : (timesShown.get(0) ?? 0) / members,
  }
}
