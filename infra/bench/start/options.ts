import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Starts on data that is there. */
  rounds: number
  /** Seconds without anything to do before memory is read. */
  idle: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '3' }, idle: { type: 'string', default: '20' } },
  })
  return { rounds: wholeNumber('rounds', values.rounds), idle: wholeNumber('idle', values.idle) }
}
