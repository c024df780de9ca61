import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  /** Kills of each service, each on a platform of its own. */
  rounds: number
  /** How long PostgreSQL is stopped. */
  seconds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options => wholeNumbers(args, { rounds: 3, seconds: 20 })
