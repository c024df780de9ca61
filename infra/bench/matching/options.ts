import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Sizes of the populations, in the order in which they are searched. */
  sizes: number[]
  /** Viewers at each size; each is searched for by every way, one after the other. */
  searches: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '1000,10000,100000,1000000' },
      searches: { type: 'string', default: '400' },
    },
  })
  return {
    sizes: values.sizes.split(',').map((size) => wholeNumber('sizes', size)),
    searches: wholeNumber('searches', values.searches),
  }
}
