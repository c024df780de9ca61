import { describe, expect, test } from '@jest/globals'
import type { Witnesses } from './evidence.ts'
import { judgeTrial, type Past } from './judge-trial.ts'

const unknown: Past = { seconds: 0, failures: 0 }
/** A stable version that did not fail for an hour. */
const flawless: Past = { seconds: 3600, failures: 0 }

const judge = (witnesses: Witnesses, share = 0.1, past = unknown, seconds = 60) =>
  judgeTrial(witnesses, { share, seconds, past })

test.each([unknown, flawless])('trial without failures has no verdict after $seconds s', (past) => {
  expect(judge({ canary: 0, control: 0 }, 0.1, past)).toEqual({ evidence: 1, worse: false })
})

test.each([
  { canary: 2, control: 0, worse: false },
  { canary: 3, control: 0, worse: true },
  { canary: 3, control: 1, worse: true },
  { canary: 3, control: 2, worse: false },
  { canary: 5, control: 40, worse: false },
  { canary: 12, control: 20, worse: true },
  { canary: 0, control: 500, worse: false },
])(
  'trial of a 10 % canary with $canary failures beside $control is worse: $worse',
  ({ worse, ...witnesses }) => {
    expect(judge(witnesses).worse).toBe(worse)
  },
)

describe('where the past of stable is known', () => {
  test.each([
    { failures: 0, canary: 1, control: 0, worse: false },
    { failures: 0, canary: 2, control: 0, worse: true },
    { failures: 0, canary: 2, control: 1, worse: true },
    { failures: 0, canary: 2, control: 2, worse: false },
    { failures: 72, canary: 2, control: 0, worse: false },
    { failures: 72, canary: 3, control: 0, worse: true },
    { failures: 720, canary: 3, control: 10, worse: false },
    { failures: 720, canary: 7, control: 10, worse: true },
  ])('$canary failures beside $control, after $failures in an hour: worse $worse', ({ worse, ...given }) => {
    const { failures, ...witnesses } = given
    expect(judge(witnesses, 0.1, { seconds: 3600, failures }).worse).toBe(worse)
  })

  test('it says nothing before a minute of it', () => {
    expect(judge({ canary: 2, control: 0 }, 0.1, { seconds: 59, failures: 0 }).worse).toBe(false)
  })

  test('two failures say less the later they come', () => {
    const { evidence } = judge({ canary: 2, control: 0 }, 0.1, { seconds: 3600, failures: 36 }, 10)
    const later = judge({ canary: 2, control: 0 }, 0.1, { seconds: 3600, failures: 36 }, 600)
    expect(later.evidence).toBeLessThan(evidence)
  })

  test('what suddenly breaks for everybody is not the canary’s', () => {
    expect(judge({ canary: 10, control: 90 }, 0.1, flawless).worse).toBe(false)
  })
})

test.each([0.001, 0.01, 0.1, 0.5])('failures of one address end no canary of a share of %d', (share) => {
  expect(judge({ canary: 1, control: 0 }, share, flawless).worse).toBe(false)
})

test.each([0.001, 0.01, 0.1, 0.5])(
  'two failures beside an unknown past end no canary of a share of %d',
  (share) => {
    expect(judge({ canary: 2, control: 0 }, share).worse).toBe(false)
  },
)

test('failure in both groups is not held against the canary', () => {
  expect(judge({ canary: 1000, control: 9000 }).worse).toBe(false)
})

test('trial evidence stays a finite number', () => {
  expect(judge({ canary: 65_536, control: 0 }, 0.01, flawless).evidence).toBeLessThan(
    Number.POSITIVE_INFINITY,
  )
})

/** The probability that a healthy canary is ever rolled back within so many failures: exact, path by path. */
function falseAlarms(share: number, failures: number, past: Past): number {
  let alive = new Map([[0, 1]])
  let alarmed = 0
  for (let seen = 1; seen <= failures; seen += 1) {
    const next = new Map<number, number>()
    for (const [canary, chance] of alive) {
      for (const [more, likely] of [
        [1, share],
        [0, 1 - share],
      ] as const) {
        const reached = canary + more
        const probability = chance * likely
        // At once: the worst moment, for nothing is expected of the canary yet.
        if (judge({ canary: reached, control: seen - reached }, share, past, 0).worse) alarmed += probability
        else if (probability > 1e-15) next.set(reached, (next.get(reached) ?? 0) + probability)
      }
    }
    alive = next
  }
  return alarmed
}

const shares = [0.01, 0.05, 0.1, 0.25, 0.5, 0.9]

test.each(shares)('at a share of %d fewer than one healthy canary in a hundred ends', (share) => {
  expect(falseAlarms(share, 400, unknown)).toBeLessThan(0.01)
})

// What the shares have to say besides is Ville's bound for the worst of worlds: 1 in 15.
test.each(shares)(
  'at a share of %d fewer than one healthy canary in fifteen ends where everything fails after an hour without a failure',
  (share) => {
    expect(falseAlarms(share, 100, flawless)).toBeLessThan(1 / 15)
  },
)
