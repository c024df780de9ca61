import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  /** Of other members, a second. */
  reads: number
  /** How long each measurement lasts. */
  seconds: number
  /** An idle measurement and one under load each. */
  rounds: number
  /** People who sign in at once. */
  concurrency: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options =>
  wholeNumbers(args, { reads: 100, seconds: 10, rounds: 5, concurrency: 40 })
