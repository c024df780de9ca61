import { expect, test } from '@jest/globals'
import { testProduct as product } from '@rafiq/testing'
import { z } from 'zod'
import { browserSettingsOf, browserSettingsShape } from './browser-settings.ts'

const read = (environment: Record<string, string>) =>
  browserSettingsOf(product, z.object(browserSettingsShape(product)).parse(environment))

test('settings of the environment reach the pages under the names that the product gives them', () => {
  expect(read({ SUPPORT_EMAIL: 'help@shop.test' })).toEqual({
    supportEmail: 'help@shop.test',
    messengerUrl: 'https://messenger.test',
    demo: false,
    strictPasswords: false,
  })
})

test('a choice is told to the pages as whether it was made', () => {
  expect(read({ SUPPORT_EMAIL: 'help@shop.test', PASSWORD_POLICY: 'strict' }).strictPasswords).toBe(true)
})

test.each([
  ['an address that is none', { SUPPORT_EMAIL: 'help' }],
  ['a choice that there is not', { SUPPORT_EMAIL: 'help@shop.test', PASSWORD_POLICY: 'none' }],
])('browser settings reject %s', (_what, environment) => {
  expect(() => read(environment)).toThrow()
})
