import { afterEach, expect, test } from '@jest/globals'
import { languageStorageKey } from '@rafiq/platform-contracts'
import { rememberAskedLanguage } from './asked-language.ts'

/** A document that came in English, where Arabic was chosen once. */
function open(address: string): string | null {
  localStorage.setItem(languageStorageKey, 'ar')
  document.documentElement.lang = 'en'
  history.replaceState(null, '', address)
  rememberAskedLanguage()
  return localStorage.getItem(languageStorageKey)
}

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'ar'
  history.replaceState(null, '', '/')
})

test('the language that an address asks for is remembered before the application runs', () => {
  expect(open('/?lang=en')).toBe('en')
})

test('the language of a document is not remembered where its address does not ask for it', () => {
  expect(open('/')).toBe('ar')
  // The gateway knows no such language, and goes by the cookie.
  expect(open('/?lang=fr')).toBe('ar')
})
