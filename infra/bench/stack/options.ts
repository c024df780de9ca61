import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  rounds: number
  /** How long each server is asked in a round. */
  milliseconds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '60' }, milliseconds: { type: 'string', default: '200' } },
  })
  return {
    rounds: wholeNumber('rounds', values.rounds),
    milliseconds: wholeNumber('milliseconds', values.milliseconds),
  }
}
