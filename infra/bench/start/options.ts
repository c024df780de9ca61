import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  /** Starts on data that is there. */
  rounds: number
  /** Seconds without anything to do before memory is read. */
  idle: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options => wholeNumbers(args, { rounds: 3, idle: 20 })
