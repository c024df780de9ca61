import { expect, test } from '@jest/globals'
import { judgeTrial } from './judge-trial.ts'

test('no failure says nothing', () => {
  expect(judgeTrial({ canary: 0, control: 0 }, 0.1)).toEqual({ evidence: 1, worse: false })
})

test.each([
  { canary: 2, control: 0, worse: false },
  { canary: 3, control: 0, worse: true },
  { canary: 3, control: 1, worse: true },
  { canary: 3, control: 2, worse: false },
  { canary: 5, control: 40, worse: false },
  { canary: 12, control: 20, worse: true },
  { canary: 0, control: 500, worse: false },
])('a canary of 10 %: $canary failures beside $control: worse $worse', ({ worse, ...witnesses }) => {
  expect(judgeTrial(witnesses, 0.1).worse).toBe(worse)
})

test.each([0.001, 0.01, 0.1, 0.5])('two addresses end no canary of a share of %d', (share) => {
  expect(judgeTrial({ canary: 2, control: 0 }, share).worse).toBe(false)
})

test('what breaks for everybody is not the canary’s', () => {
  expect(judgeTrial({ canary: 1000, control: 9000 }, 0.1).worse).toBe(false)
})

test('evidence stays a number however much there is', () => {
  expect(judgeTrial({ canary: 65_536, control: 0 }, 0.01).evidence).toBeLessThan(Number.POSITIVE_INFINITY)
})

/** The probability that a healthy canary is ever rolled back within so many failures: exact, path by path. */
function falseAlarms(share: number, failures: number): number {
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
        if (judgeTrial({ canary: reached, control: seen - reached }, share).worse) alarmed += probability
        else if (probability > 1e-15) next.set(reached, (next.get(reached) ?? 0) + probability)
      }
    }
    alive = next
  }
  return alarmed
}

test.each([0.01, 0.05, 0.1, 0.25, 0.5, 0.9])(
  'at a share of %d fewer than one healthy canary in a hundred falls',
  (share) => {
    expect(falseAlarms(share, 400)).toBeLessThan(0.01)
  },
)
