import { readFileSync } from 'node:fs'
import type { Language } from '@rafiq/platform-contracts'

/** Where each namespace's texts live in the tree; those that all share come in parts. */
const files = {
  common: (language: Language) => [
    `../../../libs/platform/sdk/src/locales/${language}/common.json`,
    `../../../libs/product/app-kit/src/locales/${language}/common.json`,
    `../../../libs/product/app-kit/src/remotes/locales/${language}/common.json`,
  ],
  host: (language: Language) => `../../../libs/platform/host/src/locales/${language}/host.json`,
  shell: (language: Language) => `../../shell/src/locales/${language}.json`,
  home: (language: Language) => `../../shell/src/features/home/locales/${language}/home.json`,
  dashboard: (language: Language) => `../../shell/src/features/dashboard/locales/${language}/dashboard.json`,
  onboarding: (language: Language) => `../../onboarding/src/locales/${language}.json`,
  chat: (language: Language) => `../../chat/src/locales/${language}.json`,
  agreement: (language: Language) => `../../chat/src/features/agreement/locales/${language}/agreement.json`,
  offline: (language: Language) => `../../../libs/platform/host/src/offline/offline.${language}.json`,
  matches: (language: Language) => `../../matches/src/locales/${language}.json`,
  account: (language: Language) => `../../account/src/locales/${language}.json`,
  factors: (language: Language) => `../../../libs/product/factors/src/locales/${language}/factors.json`,
  security: (language: Language) => `../../account/src/features/security/locales/${language}/security.json`,
  habits: (language: Language) =>
    `../../../libs/product/match-card/src/habits/locales/${language}/habits.json`,
  requests: (language: Language) => `../../account/src/features/requests/locales/${language}/requests.json`,
  requestQueue: (language: Language) => `../../moderation/src/requests/locales/${language}.json`,
  ledger: (language: Language) => `../../account/src/features/ledger/locales/${language}/ledger.json`,
  safety: (language: Language) => `../../../libs/product/safety/src/locales/${language}/safety.json`,
  releases: (language: Language) => `../../releases/src/locales/${language}.json`,
  moderation: (language: Language) => `../../moderation/src/locales/${language}.json`,
  reports: (language: Language) => `../../moderation/src/reports/locales/${language}.json`,
  audit: (language: Language) => `../../moderation/src/audit/locales/${language}.json`,
  support: (language: Language) => `../../shell/src/features/support/support.${language}.json`,
}

type Namespace = keyof typeof files

/** The text of `namespace:dotted.key` in one language, with its `{{values}}` filled in; by `count` in its plural form. */
export type Words = (key: WordKey, values?: Record<string, string | number>) => string
export type WordKey = `${Namespace}:${string}`

/** What the pages say, from the very files that they are built with. A key that is not there fails the test. */
export function wordsIn(language: Language): Words {
  const texts = new Map<string, unknown[]>()
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':')
    if (!texts.has(namespace))
      texts.set(namespace, [files[namespace as Namespace](language)].flat().map(readFile))
    const read = (dotted: string) =>
      texts
        .get(namespace)
        ?.map((part) => dotted.split('.').reduce(property, part))
        .findLast((text) => text !== undefined)
    const text = read(path) ?? read(`${path}_${pluralForm(language, Number(values.count))}`)
    if (typeof text !== 'string') throw new Error(`${key} is no text in ${language}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }
}

/** As the pages choose it: nothing at all has a form of its own in every language. */
const pluralForm = (language: Language, count: number): string =>
  count === 0 ? 'zero' : new Intl.PluralRules(language).select(count)

const readFile = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

function property(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null ? (object as Record<string, unknown>)[name] : undefined
}
