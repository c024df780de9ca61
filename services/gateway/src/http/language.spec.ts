import { expect, test } from '@jest/globals'
import { chosenLanguage, keepLanguage, languageOf } from './language.ts'

test.each([
  [undefined, 'ar'],
  ['', 'ar'],
  ['lang=en', 'en'],
  ['theme=dark; lang=en; other=1', 'en'],
  ['lang=ar', 'ar'],
  ['lang=fr', 'ar'],
  ['language=en', 'ar'],
])('language cookie %j means %s', (cookie, language) => {
  expect(languageOf(cookie, false)).toBe(language)
})

test.each([
  ['lang=en', 'ar'],
  ['__Host-lang=en', 'en'],
  ['lang=ar; __Host-lang=en', 'en'],
])('language cookie %j on HTTPS means %s', (cookie, language) => {
  expect(languageOf(cookie, true)).toBe(language)
})

test.each([
  ['en', 'en'],
  ['fr', undefined],
  [['en', 'ar'], undefined],
  [undefined, undefined],
])('an address that says %j chooses %s', (said, language) => {
  expect(chosenLanguage(said)).toBe(language)
})

test('a language that was chosen by the address is kept where the page itself can change it', () => {
  expect(keepLanguage('en', true)).toBe('__Host-lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})
