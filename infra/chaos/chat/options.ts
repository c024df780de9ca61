import { parseArgs } from 'node:util'
import { wholeNumber } from '../../bench/whole-number.ts'

export interface Options {
  /** Messages typed in the whole run. */
  messages: number
  faults: number
  /** Decides which faults come, when, and how long they last. */
  seed: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      messages: { type: 'string', default: '20000' },
      faults: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
    },
  })
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name])
  return { messages: whole('messages'), faults: whole('faults'), seed: whole('seed') }
}
