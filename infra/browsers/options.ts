import { parseArgs } from 'node:util'
import type { Language } from '@rafiq/platform-contracts'
import { CommandError } from '../local/settings.ts'

export const browserNames = ['firefox', 'webkit'] as const
export type BrowserName = (typeof browserNames)[number]

const languages = ['ar', 'en'] as const satisfies Language[]

/** One run of the journey. */
export interface Run {
  browser: BrowserName
  language: Language
}

export interface Options {
  runs: readonly Run[]
  /** A running platform and its inbox; undefined: one of the run's own. */
  platform: { url: string; mail: string } | undefined
}

/** @throws CommandError with a sentence for whoever typed the arguments. */
export function parseOptions(args: string[], env: Readonly<Record<string, string | undefined>>): Options {
  const { values } = parseArgs({
    args,
    options: { browser: { type: 'string' }, language: { type: 'string' } },
  })
  const runs = chosen('browser', browserNames, values.browser).flatMap((browser) =>
    chosen('language', languages, values.language).map((language) => ({ browser, language })),
  )
  const { BASE_URL: url, MAIL_URL: mail } = env
  if (!url !== !mail) throw new CommandError('A running platform is named by both BASE_URL and MAIL_URL.')
  return { runs, platform: url && mail ? { url: url.replace(/\/$/, ''), mail } : undefined }
}

/** All of them, or the one that was named. */
function chosen<T extends string>(what: string, all: readonly T[], name: string | undefined): readonly T[] {
  const found = all.filter((one) => name === undefined || one === name)
  if (found.length === 0) throw new CommandError(`There is no ${what} ${name}; there are ${all.join(', ')}.`)
  return found
}
