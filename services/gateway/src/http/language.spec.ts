import { expect, test } from '@jest/globals'
import { languageOf } from './language.ts'

test.each([
  [undefined, 'ar'],
  ['', 'ar'],
  ['lang=en', 'en'],
  ['theme=dark; lang=en; other=1', 'en'],
  ['lang=ar', 'ar'],
  ['lang=fr', 'ar'],
  ['language=en', 'ar'],
])('cookie %j means %s', (cookie, language) => {
  expect(languageOf(cookie, false)).toBe(language)
})

test.each([
  ['lang=en', 'ar'],
  ['__Host-lang=en', 'en'],
  ['lang=ar; __Host-lang=en', 'en'],
])('on HTTPS, where other hosts cannot set it, cookie %j means %s', (cookie, language) => {
  expect(languageOf(cookie, true)).toBe(language)
})
