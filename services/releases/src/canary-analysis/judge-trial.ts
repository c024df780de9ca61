import { type Bet, rateEvidence, shareEvidence, type Witnesses } from './evidence.ts'

/** What is known of the control's version from before the trial, when everybody got it. */
export interface Past {
  /** In how many seconds it was used; 0 where nothing is known. */
  readonly seconds: number
  /** How many of its pages failed in them. */
  readonly failures: number
}

export interface TrialRun {
  /** Of the visitors who get the canary, above 0 and below 1. */
  readonly share: number
  /** Since the trial began. */
  readonly seconds: number
  readonly past: Past
}

export interface Judgement {
  /** Against "the canary is no worse"; 1 says nothing. */
  readonly evidence: number
  readonly worse: boolean
}

/** Evidence from which on a canary is rolled back: by chance at most one healthy canary in a hundred gets there. */
export const threshold = 100

/** Seconds: as long as a version that nobody has seen fail must have been used before that says something. */
const shortestPast = 60

/**
 * How much evidence of each kind ends a canary, and from how many witnesses. Ends of both kinds together are what one
 * healthy canary in a hundred may come to, so where there is a past the shares alone have to say more.
 */
const needed = {
  withoutPast: { shares: 100, witnesses: 3 },
  withPast: { shares: 400, witnesses: 3 },
  /** Both at once: in a failure that has nothing to do with the canary the shares do not agree. */
  rates: { rates: 60, shares: 15, witnesses: 2 },
}

/** Nearly all on a broken release, which is told in seconds; the rest on one that is merely somewhat worse. */
const shareBets: readonly Bet[] = [
  { ratio: 16, weight: 0.96 },
  { ratio: 3, weight: 0.04 },
]
const rateBets: readonly Bet[] = [
  { ratio: 16, weight: 0.8 },
  { ratio: 6, weight: 0.2 },
]

/**
 * Whether a canary does worse than the versions beside it, asked as often as one likes.
 *
 * Two kinds of evidence (`evidence.ts`). The shares alone: of those who failed, too many had the canary. And, where the
 * control's version was used before, the rates: the canary fails much more often than that ever did, and the shares do
 * not speak against it. The second needs fewer failures, where stable hardly has any: two are then as much as three.
 *
 * No page load is counted, so nobody can sway it by sending some. Failures count once per witness (`witness-of.ts`),
 * which makes them independent and one visitor, however hostile, worth one.
 */
export function judgeTrial(witnesses: Witnesses, { share, seconds, past }: TrialRun): Judgement {
  const { canary } = witnesses
  const isKnown = past.seconds >= shortestPast
  const shares = shareEvidence(witnesses, share, shareBets)
  const byShares = isKnown ? needed.withPast : needed.withoutPast
  const ends = [{ evidence: partOf(shares, byShares.shares), witnesses: byShares.witnesses }]
  if (isKnown) {
    // What came in before the trial and in it, both when only the control's version was meant to fail.
    const control = {
      failures: past.failures + witnesses.control,
      seconds: past.seconds + (1 - share) * seconds,
    }
    const rates = rateEvidence(canary, share * seconds, control, rateBets)
    const { rates: ofRates, shares: ofShares, witnesses: fewest } = needed.rates
    ends.push({
      evidence: Math.min(partOf(rates, ofRates), partOf(shares, ofShares)),
      witnesses: fewest,
    })
  }
  return {
    evidence: Math.max(...ends.map(({ evidence }) => evidence)),
    worse: ends.some((end) => canary >= end.witnesses && end.evidence >= threshold),
  }
}

/** On one scale: 1 says nothing, and `threshold` is what is needed. */
const partOf = (evidence: number, enough: number): number =>
  evidence ** (Math.log(threshold) / Math.log(enough))
