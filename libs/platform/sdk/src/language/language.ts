import {
  cookieName,
  defaultLanguage,
  type Language,
  languageCookie,
  languageParameter,
  languageStorageKey,
} from '@rafiq/platform-contracts'
import { createStore } from 'zustand/vanilla'
import { pageWide } from '../host/page-wide.ts'

const yearInSeconds = 365 * 24 * 60 * 60

const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en'

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')

function stored(): string | null {
  try {
    return localStorage.getItem(languageStorageKey)
  } catch {
    return null
  }
}

const asked = () => new URLSearchParams(location.search).get(languageParameter)

/** What this address asks for, else what was chosen before, else what the document came in, else Arabic (spec §9). */
export function initialLanguage(): Language {
  const now = asked()
  if (isLanguage(now)) return now
  const chosen = stored()
  if (isLanguage(chosen)) return chosen
  return isLanguage(document.documentElement.lang) ? document.documentElement.lang : defaultLanguage
}

export const languageStore = pageWide('language', () =>
  createStore<{ language: Language }>(() => ({ language: initialLanguage() })),
)

/** Makes the document match: `lang`, `dir`, and the cookie by which the server's next HTML is right from byte one. */
export function applyLanguage(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  const secure = location.protocol === 'https:'
  const cookie = `${cookieName(languageCookie, secure)}=${language}${secure ? '; Secure' : ''}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${cookie}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
}

/**
 * Remembers a language that was chosen before any script ran: by this address, which loses it, or by an earlier one, whose
 * cookie the document has gone by.
 */
export function keepChosenLanguage() {
  const inDocument = document.documentElement.lang
  if (stored() === null && isLanguage(inDocument) && inDocument !== defaultLanguage) setLanguage(inDocument)
  const now = asked()
  if (!isLanguage(now)) return
  setLanguage(now)
  const address = new URL(location.href)
  address.searchParams.delete(languageParameter)
  history.replaceState(history.state, '', address)
}

/** Switches the whole page, without a reload, and remembers it. */
export function setLanguage(language: Language) {
  try {
    localStorage.setItem(languageStorageKey, language)
  } catch {
    // Storage may be refused (private mode): the choice then lasts as long as the page.
  }
  applyLanguage(language)
  languageStore.setState({ language })
}
