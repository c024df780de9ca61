import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  accounts: number
  /** Pages timed for each case. */
  runs: number
  /** Pages timed for each case of the naive query. */
  comparisons: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options =>
  wholeNumbers(args, { accounts: 1_000_000, runs: 60, comparisons: 3 })
