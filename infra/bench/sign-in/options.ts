import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Of other members, a second. */
  reads: number
  /** How long each measurement lasts. */
  seconds: number
  /** A calm measurement and one in the storm each. */
  rounds: number
  /** People who sign in at once. */
  storm: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      reads: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '5' },
      storm: { type: 'string', default: '40' },
    },
  })
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name])
  return { reads: whole('reads'), seconds: whole('seconds'), rounds: whole('rounds'), storm: whole('storm') }
}
