import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Of other members, a second. */
  reads: number
  /** How long each measurement lasts. */
  seconds: number
  /** An idle measurement and one under load each. */
  rounds: number
  /** People who sign in at once. */
  concurrency: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      reads: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '5' },
      concurrency: { type: 'string', default: '40' },
    },
  })
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name])
  return {
    reads: whole('reads'),
    seconds: whole('seconds'),
    rounds: whole('rounds'),
    concurrency: whole('concurrency'),
  }
}
