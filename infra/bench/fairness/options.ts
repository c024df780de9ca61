import { wholeNumbers } from '../whole-number.ts'

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
export const parseOptions = (args: string[]): Options =>
  wholeNumbers(args, { people: 100_000, days: 30, seeds: 3, compared: 200 })
