import { languageParameter, languageStorageKey } from '@rafiq/platform-contracts'

/**
 * Remembers the language in which the document came because its address asks for it: somebody may follow a link before the
 * application runs, and the next page goes by what is remembered.
 */
export function rememberAskedLanguage(): void {
  const { lang } = document.documentElement
  if (new URLSearchParams(location.search).get(languageParameter) !== lang) return
  try {
    localStorage.setItem(languageStorageKey, lang)
  } catch {
    // Storage may be refused (private mode): the cookie of this document has the language then.
  }
}
