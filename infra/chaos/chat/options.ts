import { wholeNumbers } from '../../bench/whole-number.ts'

export interface Options {
  /** Messages typed in the whole run. */
  messages: number
  faults: number
  /** Decides which faults come, when, and how long they last. */
  seed: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options =>
  wholeNumbers(args, { messages: 20_000, faults: 40, seed: 1 })
