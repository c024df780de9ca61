import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  /** Messages of the table that is compared with. */
  few: number
  /** Messages of the table that is judged. */
  many: number
  rounds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options =>
  wholeNumbers(args, { few: 1_000_000, many: 20_000_000, rounds: 21 })
