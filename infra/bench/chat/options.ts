import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

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
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '6' },
      rounds: { type: 'string', default: '3' },
      sockets: { type: 'string', default: '3000' },
      users: { type: 'string', default: '2000' },
      'user-seconds': { type: 'string', default: '60' },
    },
  })
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name])
  return {
    seconds: whole('seconds'),
    rounds: whole('rounds'),
    sockets: whole('sockets'),
    users: whole('users'),
    userSeconds: whole('user-seconds'),
  }
}
