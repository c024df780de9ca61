import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  /** Seconds of each load. */
  seconds: number
  /** Loads with each number of replicas. */
  rounds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options => wholeNumbers(args, { seconds: 6, rounds: 3 })
