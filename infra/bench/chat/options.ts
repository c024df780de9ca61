import { wholeNumbers } from '../whole-number.ts'

export interface Options {
  /** Seconds that each round of the load takes, for each of those compared. */
  seconds: number
  /** Rounds of the load; the figures are their medians. */
  rounds: number
  /** Sockets held for the measure of memory. */
  sockets: number
  /** Members who send one message a minute. */
  users: number
  /** Seconds for which they do. */
  userSeconds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { 'user-seconds': userSeconds, ...others } = wholeNumbers(args, {
    seconds: 6,
    rounds: 3,
    sockets: 3_000,
    users: 2_000,
    'user-seconds': 60,
  })
  return { ...others, userSeconds }
}
