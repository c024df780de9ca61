import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Members who sign in. */
  members: number
  /** Messages that are stored. */
  messages: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      members: { type: 'string', default: '20000' },
      messages: { type: 'string', default: '500000' },
    },
  })
  return {
    members: wholeNumber('members', values.members),
    messages: wholeNumber('messages', values.messages),
  }
}
