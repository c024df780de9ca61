import type { Language } from '@rafiq/platform-contracts'
import { useStore } from 'zustand'
import { directionOf, languageStore } from './language.ts'

export const useLanguage = (): Language => useStore(languageStore, (state) => state.language)

/** `rtl` or `ltr`, as the language is written. */
export const useDirection = (): 'rtl' | 'ltr' => directionOf(useLanguage())

/** An engine takes about a millisecond to make a formatter, and a page has a hundred places that use one. */
const formats: Partial<Record<Language, ReturnType<typeof createFormat>>> = {}

/** Numbers, dates and lists as people here read them; the same object as long as the language is the same. */
export function useFormat() {
  const language = useLanguage()
  formats[language] ??= createFormat(language)
  return formats[language]
}

/** Pinned: plain `ar-SA` gives other digits and calendars from engine to engine. */
const locales: Record<Language, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' }
const timeZone = 'Asia/Riyadh'

type Moment = Date | number | string
const toDate = (moment: Moment) => (moment instanceof Date ? moment : new Date(moment))

/** Formats of one language; dates and times are Riyadh's wherever the browser is. */
export function createFormat(language: Language) {
  const locale = locales[language]
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    locale,
    number: (value: number) => number.format(value),
    /** `value` from 0 to 100; with the same sign in both languages. */
    percent: (value: number) =>
      percent
        .formatToParts(value / 100)
        .map((part) => (part.type === 'percentSign' ? '%' : part.value))
        .join(''),
    date: (moment: Moment) => date.format(toDate(moment)),
    time: (moment: Moment) => time.format(toDate(moment)),
    list: (items: readonly string[]) => list.format(items),
  }
}
