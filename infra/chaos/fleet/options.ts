import { wholeNumbers } from '../../bench/whole-number.ts'

export interface Options {
  /** Of every service, the gateway too. */
  replicas: number
  /** Of the conversations, at least. */
  messages: number
  faults: number
  /** Decides in which order faults come, whom they meet, and how long they last. */
  seed: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export const parseOptions = (args: string[]): Options =>
  wholeNumbers(args, { replicas: 2, messages: 3_000, faults: 40, seed: 1 })
