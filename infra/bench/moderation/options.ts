import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  accounts: number
  /** Pages timed for each case. */
  runs: number
  /** Pages timed for each case of the naive query. */
  comparisons: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      accounts: { type: 'string', default: '1000000' },
      runs: { type: 'string', default: '60' },
      comparisons: { type: 'string', default: '3' },
    },
  })
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name])
  return { accounts: whole('accounts'), runs: whole('runs'), comparisons: whole('comparisons') }
}
