/**
 * Whole trials in virtual time: 20 page loads a second, a canary of 10 %, each page load a visitor of its own, and
 * everything that takes time between a failure and the end of the canary.
 */
import { expect, test } from '@jest/globals'
import { judgeTrial, type Past } from './judge-trial.ts'

/** Millions of calls: in Jest's context each look at a global costs more than the arithmetic. */
const { ceil, cos, imul, log, max, PI, round, sqrt } = Math

const loadsPerSecond = 20
const share = 0.1
/** Seconds at most: the page's report (1), the tally (0.25), telling the gateways and their question. */
const delay = 1.5
/** Seconds: for how long stable was used before. */
const anHour = 3600

/** Mulberry32: the same numbers for a seed, everywhere. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Page loads until one fails. */
const untilFailure = (random: () => number, rate: number): number =>
  rate === 0 ? Infinity : ceil(log(1 - random()) / log(1 - rate))

/** What came of so many seconds of stable alone: a binomial number of failures, of many by its normal approximation. */
function pastOf(random: () => number, baseline: number, seconds: number): Past {
  if (seconds === 0) return { seconds, failures: 0 }
  const expected = loadsPerSecond * seconds * baseline
  if (expected > 50) {
    const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random())
    return { seconds, failures: max(0, round(expected + sqrt(expected) * normal)) }
  }
  let failures = -1
  for (let load = 0; load <= loadsPerSecond * seconds; load += untilFailure(random, baseline)) failures += 1
  return { seconds, failures }
}

interface Run {
  /** Of stable's page loads, so many fail. */
  readonly baseline: number
  /** Of the canary's, so many more. */
  readonly fault: number
  readonly seconds: number
  readonly past: number
}

/** Seconds from the canary's start until visitors no longer get it; undefined where it outlives the run. */
function endOfCanary(seed: number, { baseline, fault, seconds, past }: Run): number | undefined {
  const random = seeded(seed)
  const known = pastOf(random, baseline, past)
  const witnesses = { canary: 0, control: 0 }
  const rates = { canary: share * (baseline + fault), control: (1 - share) * baseline }
  const failing = rates.canary + rates.control
  for (let load = untilFailure(random, failing); load <= loadsPerSecond * seconds; ) {
    const arm = random() * failing < rates.canary ? 'canary' : 'control'
    witnesses[arm] += 1
    const now = load / loadsPerSecond
    // As the service does: a failure of the control has nobody judged.
    if (arm === 'canary' && judgeTrial(witnesses, { share, seconds: now, past: known }).worse)
      return now + delay
    load += untilFailure(random, failing)
  }
  return undefined
}

const runs = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Of 2,000 seeds: the share in which such a canary is gone within each of these times, in seconds. */
function goneWithin(times: readonly number[], run: Omit<Run, 'seconds'>): number[] {
  const ends = runs(2000).map((seed) => endOfCanary(seed, { ...run, seconds: max(...times) }))
  return times.map((time) => ends.filter((end) => end !== undefined && end <= time).length / ends.length)
}

/*
 * 60 s bring 120 page loads and 6 failures of such a canary on average, and in 2 of 100 minutes one or none: 98 % is
 * what any test can have that does not end a canary by a single failure.
 */
test.each([
  { baseline: 0, past: anHour, minute: 0.975, ninety: 0.99, five: 1 },
  { baseline: 0.001, past: anHour, minute: 0.95, ninety: 0.99, five: 1 },
  { baseline: 0.0025, past: anHour, minute: 0.91, ninety: 0.97, five: 1 },
  { baseline: 0.01, past: anHour, minute: 0.6, ninety: 0.75, five: 0.99 },
  { baseline: 0, past: 300, minute: 0.975, ninety: 0.99, five: 1 },
  { baseline: 0.001, past: 300, minute: 0.94, ninety: 0.985, five: 1 },
  { baseline: 0, past: 0, minute: 0.92, ninety: 0.985, five: 1 },
  { baseline: 0.001, past: 0, minute: 0.9, ninety: 0.98, five: 1 },
  { baseline: 0.01, past: 0, minute: 0.55, ninety: 0.7, five: 0.99 },
])(
  'canary with a fault of 5 %, stable failing in $baseline and known for $past s',
  ({ minute, ninety, five, ...run }) => {
    const [within60 = 0, within90 = 0, within300 = 0] = goneWithin([60, 90, 300], { ...run, fault: 0.05 })
    expect(within60).toBeGreaterThanOrEqual(minute)
    expect(within90).toBeGreaterThanOrEqual(ninety)
    expect(within300).toBeGreaterThanOrEqual(five)
  },
)

test.each([0.0005, 0.001, 0.0025])(
  'canary that breaks for everybody ends within 10 s (stable failing in %d)',
  (baseline) => {
    for (const past of [0, anHour]) {
      const [within10 = 0] = goneWithin([10], { baseline, fault: 0.99, past })
      expect(within10).toBeGreaterThanOrEqual(0.99)
    }
  },
)

const healthy = [0.0005, 0.001, 0.0025, 0.01].flatMap((baseline) =>
  [0, anHour].map((past) => ({ baseline, past })),
)

test.each(healthy)(
  'at most one in a hundred of 1000 healthy canaries ends within three hours ($baseline, known for $past s)',
  (run) => {
    const seconds = 3 * 3600
    const fallen = runs(1000).filter((seed) => endOfCanary(seed, { ...run, fault: 0, seconds }) !== undefined)
    expect(fallen.length / 1000).toBeLessThanOrEqual(0.01)
  },
)
