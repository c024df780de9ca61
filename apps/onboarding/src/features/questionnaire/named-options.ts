import type { Language } from '@rafiq/contracts'

type Named<Key extends string> = { key: Key; ar: string; en: string }

/** A catalogue as options that are found in either language. */
export const namedOptions = <Key extends string>(catalogue: readonly Named<Key>[], language: Language) =>
  catalogue.map((item) => ({
    value: item.key,
    label: item[language],
    keywords: [language === 'ar' ? item.en : item.ar],
  }))
