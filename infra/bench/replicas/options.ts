import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Seconds of each load. */
  seconds: number
  /** Loads with each number of replicas. */
  rounds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '6' }, rounds: { type: 'string', default: '3' } },
  })
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name])
  return { seconds: whole('seconds'), rounds: whole('rounds') }
}
