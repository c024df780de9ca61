import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  /** Members who sign in. */
  members: number
  /** Messages that are stored. */
  messages: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options =>
  wholeNumbers(args, { members: 20_000, messages: 500_000 })
