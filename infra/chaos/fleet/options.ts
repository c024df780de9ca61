import { parseArgs } from 'node:util'
import { wholeNumber } from '../../bench/whole-number.ts'
import { type Family, families } from './faults.ts'

export interface Options {
  /** Of every service, the gateway too. */
  replicas: number
  /** Of the conversations, at least. */
  messages: number
  faults: number
  /** Decides in which order faults come, whom they meet, and how long they last. */
  seed: number
  /** The families that faults are of. */
  only: readonly Family[]
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      replicas: { type: 'string', default: '2' },
      messages: { type: 'string', default: '3000' },
      faults: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: families.join() },
    },
  })
  return {
    replicas: wholeNumber('replicas', values.replicas),
    messages: wholeNumber('messages', values.messages),
    faults: wholeNumber('faults', values.faults),
    seed: wholeNumber('seed', values.seed),
    only: values.only.split(',').map(aFamily),
  }
}

function aFamily(word: string): Family {
  const family = families.find((name) => name === word)
  if (!family) throw new Error(`--only takes some of ${families.join()}, not "${word}".`)
  return family
}
