import type { Language } from '@rafiq/platform-contracts'
import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { pageWide } from '../host/page-wide.ts'
import ar from '../locales/ar/common.json' with { type: 'json' }
import en from '../locales/en/common.json' with { type: 'json' }
import { languageStore } from './language.ts'

export type Messages = Record<string, unknown>

/** One i18n for shell and remotes. A missing text fails CI, so there is no fallback language. */
export const i18n: I18n = pageWide('i18n', () => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: languageStore.getState().language,
    supportedLngs: ['ar', 'en'],
    fallbackLng: false,
    initAsync: false,
    defaultNS: 'common',
    ns: ['common'],
    resources: { ar: { common: ar }, en: { common: en } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  languageStore.subscribe(({ language }) => void instance.changeLanguage(language))
  return instance
})

/**
 * Adds texts that come after a remote's own, with the part of it that says them: `addTexts('safety', { ar, en })`. Two
 * remotes may bring the same namespace in different versions, so nothing of an earlier one is taken away.
 */
export function addTexts(namespace: string, texts: Record<Language, Messages>) {
  for (const language of ['ar', 'en'] as const) {
    i18n.addResourceBundle(language, namespace, texts[language], true, true)
  }
}

/** Adds the texts of a remote (or of the shell) under its namespace; a newer version replaces an older one's. */
export function addMessages(namespace: string, messages: Record<Language, Messages>) {
  for (const language of ['ar', 'en'] as const) {
    i18n.removeResourceBundle(language, namespace)
    i18n.addResourceBundle(language, namespace, messages[language])
  }
}
