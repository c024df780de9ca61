import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Messages of the table that is compared with. */
  few: number
  /** Messages of the table that is judged. */
  many: number
  rounds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      few: { type: 'string', default: '1000000' },
      many: { type: 'string', default: '20000000' },
      rounds: { type: 'string', default: '7' },
    },
  })
  return {
    few: wholeNumber('few', values.few),
    many: wholeNumber('many', values.many),
    rounds: wholeNumber('rounds', values.rounds),
  }
}
