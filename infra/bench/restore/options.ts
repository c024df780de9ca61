import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  /** In the database when it is backed up. */
  messages: number
  /** Between the backup and the loss, in which somebody writes all the time. */
  seconds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options =>
  wholeNumbers(args, { messages: 1_000_000, seconds: 420 })
