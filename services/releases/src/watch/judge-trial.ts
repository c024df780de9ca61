/** Failures of a trial, one of each witness, by what the witness got. */
export interface Witnesses {
  readonly canary: number
  readonly control: number
}

export interface Judgement {
  /** Against "the canary is no worse": an e-value. 1 says nothing. */
  readonly evidence: number
  readonly worse: boolean
}

/** Evidence from which on a canary is rolled back: by chance at most one healthy canary in a hundred gets there. */
export const threshold = 100

/** Who has a bad connection or a bad mind is at one address, or at two: they alone end no canary. */
const fewest = 3

/**
 * What is betted on: that the canary fails so many times as often as stable. Nearly all on the first, which tells a
 * broken release in seconds; the rest on a canary that is merely somewhat worse, which takes longer to tell.
 */
const bets = [
  { ratio: 16, weight: 0.96 },
  { ratio: 3, weight: 0.04 },
]

/**
 * Whether a canary does worse than the versions beside it, asked as often as one likes.
 *
 * The salted hash gives each visitor the canary with the probability `share`. If the canary is no worse, then so has
 * each failure come from the canary with that probability, whatever the rate of failures, its cause or the hour: what
 * breaks for everybody breaks for both. So failures are coin tosses, and the likelihood ratio of "a canary that fails
 * `ratio` times as often" to "no worse" is a martingale that starts at 1. So is a weighted mean of several (Robbins'
 * mixture of Wald's sequential probability ratio tests), and by Ville's inequality it ever reaches `threshold` with a
 * probability of at most 1 / threshold, however often one looks and whenever one stops.
 * A. Wald, Sequential Analysis (1947); H. Robbins, Statistical methods related to the law of the iterated logarithm,
 * Ann. Math. Statist. 41 (1970); A. Ramdas et al., Game-theoretic statistics and safe anytime-valid inference,
 * Statist. Sci. 38 (2023).
 *
 * No page load is counted, so nobody can sway it by sending some. Failures count once per witness (`witness-of.ts`),
 * which makes the tosses independent and one visitor, however hostile, worth one.
 *
 * @param share of the visitors who get the canary, above 0 and below 1
 */
export function judgeTrial({ canary, control }: Witnesses, share: number): Judgement {
  const evidence = bets.reduce((sum, { ratio, weight }) => {
    const odds = ratio * share
    const fromCanary = odds / (odds + 1 - share)
    const log = canary * Math.log(fromCanary / share) + control * Math.log((1 - fromCanary) / (1 - share))
    // Beyond this nobody asks for more, and a number that is infinite is no JSON.
    return sum + weight * Math.exp(Math.min(log, 300))
  }, 0)
  return { evidence, worse: canary >= fewest && evidence >= threshold }
}
