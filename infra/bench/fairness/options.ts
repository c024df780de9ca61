import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Size of the population that the goals are about. */
  people: number
  /** Days of looks at one's matches. */
  days: number
  /** Populations, each drawn anew; what is judged is the median over them. */
  seeds: number
  /** Viewers of each population whose list is compared with the users service's own statement. */
  compared: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '100000' },
      days: { type: 'string', default: '30' },
      seeds: { type: 'string', default: '3' },
      compared: { type: 'string', default: '200' },
    },
  })
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name])
  return { people: whole('people'), days: whole('days'), seeds: whole('seeds'), compared: whole('compared') }
}
