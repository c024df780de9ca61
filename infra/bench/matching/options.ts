import { parseArgs } from 'node:util'
import { CommandError } from '../../local/settings.ts'
import { wholeNumber } from '../whole-number.ts'

/** What makes each search slower, to see that the goals notice: two milliseconds, or one more empty statement. */
export const slowings = ['sleep', 'round-trip'] as const
export type Slowing = (typeof slowings)[number]

export interface Options {
  /** Sizes of the populations, in the order in which they are searched. */
  sizes: number[]
  /** Viewers at each size; each is searched for by every way, one after the other. */
  searches: number
  slowed: Slowing | undefined
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '1000,10000,100000,1000000' },
      searches: { type: 'string', default: '400' },
      slowed: { type: 'string' },
    },
  })
  const slowed = slowings.find((way) => way === values.slowed)
  if (values.slowed !== undefined && !slowed)
    throw new CommandError(`--slowed takes ${slowings.join(' or ')}, not "${values.slowed}".`)
  return {
    slowed,
    sizes: values.sizes.split(',').map((size) => wholeNumber('sizes', size)),
    searches: wholeNumber('searches', values.searches),
  }
}
