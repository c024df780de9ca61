/** Failures of a trial, one of each witness, by what the witness got. */
export interface Witnesses {
  readonly canary: number
  readonly control: number
}

/** What is betted on, with a part of what there is to bet: that the canary fails so many times as often as stable. */
export interface Bet {
  readonly ratio: number
  readonly weight: number
}

/** Nobody asks for more, and a number that is infinite is no JSON. */
const most = 300

/**
 * From whom failed: an e-value, 1 says nothing.
 *
 * The salted hash gives each visitor the canary with the probability `share`. If the canary is no worse, then so has
 * each failure come from the canary with that probability, whatever the rate of failures, its cause or the hour: what
 * breaks for everybody breaks for both. So failures are coin tosses, and the likelihood ratio of "a canary that fails
 * `ratio` times as often" to "no worse" is a martingale that starts at 1. So is a weighted mean of several (Robbins'
 * mixture of Wald's sequential probability ratio tests), and by Ville's inequality it ever reaches x with a probability
 * of at most 1 / x, however often one looks and whenever one stops.
 * A. Wald, Sequential Analysis (1947); H. Robbins, Statistical methods related to the law of the iterated logarithm,
 * Ann. Math. Statist. 41 (1970); A. Ramdas et al., Game-theoretic statistics and safe anytime-valid inference,
 * Statist. Sci. 38 (2023).
 */
export function shareEvidence({ canary, control }: Witnesses, share: number, bets: readonly Bet[]): number {
  return mean(bets, (ratio) => {
    const odds = ratio * share
    const fromCanary = odds / (odds + 1 - share)
    return canary * Math.log(fromCanary / share) + control * Math.log((1 - fromCanary) / (1 - share))
  })
}

/** More failures of the control than were seen, so that a rate which is hardly known is rather taken for too high. */
const allowance = 3

/**
 * From how often: the same for the rate of failures, as the control shows it. If the canary is no worse and failures
 * come as they came, then those of the canary are a Poisson process, of which so many are to be expected by now; again
 * the likelihood ratio is a martingale. The control's rate is an estimate, and an hour need not be like the one before:
 * so what this may end by chance was simulated (`judge-trial.simulation.spec.ts`), and it ends nothing by itself.
 *
 * @param exposure seconds of traffic that the canary got: its share of the time
 */
export function rateEvidence(
  failures: number,
  exposure: number,
  control: { failures: number; seconds: number },
  bets: readonly Bet[],
): number {
  const expected = (exposure * (control.failures + allowance)) / control.seconds
  return mean(bets, (ratio) => failures * Math.log(ratio) - (ratio - 1) * expected)
}

function mean(bets: readonly Bet[], logRatio: (ratio: number) => number): number {
  return bets.reduce((sum, { ratio, weight }) => sum + weight * Math.exp(Math.min(logRatio(ratio), most)), 0)
}
