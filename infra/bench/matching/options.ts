import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Size of the population that the goals are about. */
  people: number
  /** Size of the small population that shows whether the cost grows. */
  baseline: number
  /** Searches timed for our query. */
  searches: number
  /** Searches timed for naive SQL and brute force, and compared for recall. */
  comparisons: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '1000000' },
      baseline: { type: 'string', default: '100000' },
      searches: { type: 'string', default: '2000' },
      comparisons: { type: 'string', default: '200' },
    },
  })
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name])
  return {
    people: whole('people'),
    baseline: whole('baseline'),
    searches: whole('searches'),
    comparisons: whole('comparisons'),
  }
}
