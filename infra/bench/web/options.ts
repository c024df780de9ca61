import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export interface Options {
  /** Visits of each page; the figures are their medians. */
  runs: number
  /** A running platform with demo data; undefined: one of the benchmark's own. */
  baseUrl: string | undefined
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[], env: Readonly<Record<string, string | undefined>>): Options {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } })
  const runs = wholeNumber('runs', values.runs)
  return { runs, baseUrl: env.BASE_URL?.replace(/\/$/, '') || undefined }
}
