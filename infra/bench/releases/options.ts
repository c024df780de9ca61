import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Versions that are published, and rolled back again; 0 leaves that out. */
  runs: number
  /** Seeds of each kind that are published with a proof; 0 leaves that out. */
  seeds: number
  /** Remotes beside the product's own, and versions of each; 0 leaves them out. */
  remotes: number
  versions: number
  /** Whether a team makes its first remote in an empty folder. */
  first: boolean
  /** What a proof may take. */
  proofSeconds: number
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '50' },
      seeds: { type: 'string', default: '30' },
      remotes: { type: 'string', default: '200' },
      versions: { type: 'string', default: '1000' },
      'no-first': { type: 'boolean', default: false },
      'proof-seconds': { type: 'string', default: '19' },
    },
  })
  const orNone = (name: 'runs' | 'seeds' | 'remotes') =>
    values[name] === '0' ? 0 : wholeNumber(name, values[name])
  return {
    runs: orNone('runs'),
    seeds: orNone('seeds'),
    remotes: orNone('remotes'),
    versions: wholeNumber('versions', values.versions),
    first: !values['no-first'],
    proofSeconds: wholeNumber('proof-seconds', values['proof-seconds']),
  }
}
