import { parseArgs } from 'node:util'
import { CommandError } from '../../local/settings.ts'
import { wholeNumber } from '../whole-number.ts'
import { comparedPages } from './comparison/compare.ts'
import type { ComparedPage } from './comparison/load-page.ts'

export const parts = ['lighthouse', 'comparison', 'remotes'] as const
export type Part = (typeof parts)[number]

export interface Options {
  /** Visits of each page; the figures are their medians. */
  runs: number
  /** What is measured; all of it unless one part is named. */
  parts: readonly Part[]
  /** A running platform with demo data, and its data folder where remotes are to be published; undefined: one of the benchmark's own. */
  platform: { url: string; dataDir: string | undefined } | undefined
  /** What is compared with the monolith; all of it unless pages are named. */
  pages: readonly ComparedPage[]
  /** Whether the federated pages get 40 KiB more script, to see that the goals notice. */
  slowed: boolean
}

/** @throws Error with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[], env: Readonly<Record<string, string | undefined>>): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      part: { type: 'string' },
      page: { type: 'string', multiple: true, default: [] },
      slowed: { type: 'boolean', default: false },
    },
  })
  const chosen = parts.filter((part) => values.part === undefined || part === values.part)
  if (chosen.length === 0)
    throw new CommandError(`There is no part ${values.part}; there are ${parts.join(', ')}.`)
  const known = comparedPages.map(({ path }) => path)
  const unknown = values.page.find((path) => !known.includes(path))
  if (unknown !== undefined)
    throw new CommandError(`The page ${unknown} is not compared; ${known.join(', ')} are.`)
  const isChosen = ({ path }: ComparedPage) => values.page.length === 0 || values.page.includes(path)
  const url = env.BASE_URL?.replace(/\/$/, '')
  const platform = url ? { url, dataDir: env.DATA_DIR || undefined } : undefined
  if (platform && !platform.dataDir && values.part === 'remotes') {
    throw new CommandError(
      'Remotes are published with the tokens of the platform: say where its data is by DATA_DIR.',
    )
  }
  return {
    runs: wholeNumber('runs', values.runs),
    parts: platform && !platform.dataDir ? chosen.filter((part) => part !== 'remotes') : chosen,
    platform,
    pages: comparedPages.filter(isChosen),
    slowed: values.slowed,
  }
}
