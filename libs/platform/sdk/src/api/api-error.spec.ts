import { beforeEach, expect, test } from '@jest/globals'
import { i18n } from '../language/instance.ts'
import { setLanguage } from '../language/language.ts'
import { ApiError, errorText, NetworkError } from './api-error.ts'

beforeEach(() => setLanguage('en'))

const rejection = (body: ConstructorParameters<typeof ApiError>[0]['body']) =>
  new ApiError({ status: 422, text: JSON.stringify(body), body, retryAfter: null })

test.each([
  ['nothing that is known', new Error('boom'), 'Something went wrong. Please try again.'],
  ['a platform out of reach', new NetworkError('failed'), 'Network error'],
  [
    'a known code',
    rejection({ code: 'version-exists', message: 'x' }),
    'This version was already published; a version is immutable.',
  ],
  ['a message alone', rejection({ message: 'Closed today' }), 'Closed today'],
  ['an answer without words', rejection(null), 'Something went wrong. Please try again.'],
])('error text of %s', (_what, error, text) => {
  expect(errorText(error, i18n.t)).toBe(text)
})

test("error text of a known code is in the page's language", () => {
  setLanguage('ar')
  expect(errorText(rejection({ code: 'not-found', message: 'x' }), i18n.t)).not.toMatch(/[a-z]/i)
})
