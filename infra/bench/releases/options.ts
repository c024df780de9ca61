import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Versions that are published, and rolled back again. */
  runs: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '50' } } })
  return { runs: wholeNumber('runs', values.runs) }
}
