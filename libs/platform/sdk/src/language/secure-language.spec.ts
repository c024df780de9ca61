/**
 * @jest-environment-options {"url": "https://rafiq.test/"}
 */
import { expect, test } from '@jest/globals'
import { applyLanguage } from './language.ts'

test('language cookie on HTTPS has a name that no other host can set', () => {
  applyLanguage('en')
  expect(document.cookie).toBe('__Host-lang=en')
  applyLanguage('ar')
  expect(document.cookie).toBe('__Host-lang=ar')
})
