import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  rounds: number
  /** How long each server is asked in a round. */
  milliseconds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options => wholeNumbers(args, { rounds: 60, milliseconds: 200 })
