import { parseArgs } from 'node:util'
import { wholeNumber } from '../bench/whole-number.ts'

export interface Options {
  /** Of everything that is drawn: the same seed sends the same cases. */
  seed: number
  /** Fuzzed requests; the other attacks are the same, however many there are. */
  cases: number
  /** Attacks to run; all of them where none is named. */
  only: readonly string[]
  /** Runs the seeded twin alone: known holes are put back, and each has to be found. */
  twin: boolean
  /** For `npm test`: what waits waits no longer than it has to, and of the sweep each field has a part. */
  brief: boolean
  /** One case again: `<operation>#<seed>:<path>`, as a finding prints it. */
  replay: string | undefined
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      cases: { type: 'string', default: '20000' },
      only: { type: 'string', multiple: true, default: [] },
      twin: { type: 'boolean', default: false },
      brief: { type: 'boolean', default: false },
      replay: { type: 'string' },
    },
  })
  return {
    seed: wholeNumber('seed', values.seed),
    cases: wholeNumber('cases', values.cases),
    only: values.only,
    twin: values.twin,
    brief: values.brief,
    replay: values.replay,
  }
}
