import type { Witnesses } from './evidence.ts'

/** Of the pages of an address that failed, one in so many is a toss: the first, the fifth, the ninth. */
const oneIn = 4
/** An address has no more of them, whoever is behind it. */
const most = 3

/**
 * What the pages behind one address are worth in a trial. Which of them count is settled by their order alone, whatever
 * they got, so that each that counts is still the coin toss that the evidence is about.
 *
 * @param before how many of its pages have failed in the trial already
 * @param arms what its pages that failed now had got, in their order
 */
export function countTosses(before: number, arms: readonly (keyof Witnesses)[]): Witnesses {
  const counted = arms.filter((_, index) => (before + index) % oneIn === 0 && before + index < oneIn * most)
  return {
    canary: counted.filter((arm) => arm === 'canary').length,
    control: counted.filter((arm) => arm === 'control').length,
  }
}
