import { beforeEach, expect, test } from '@jest/globals'
import { i18n } from '../language/instance.ts'
import { setLanguage } from '../language/language.ts'
import { ApiError, errorText, NetworkError } from './api-error.ts'

beforeEach(() => setLanguage('en'))

const refusal = (body: ConstructorParameters<typeof ApiError>[0]['body']) =>
  new ApiError({ status: 422, text: JSON.stringify(body), body, retryAfter: null })

test.each([
  ['nothing that is known', new Error('boom'), 'Something went wrong. Please try again.'],
  ['a platform out of reach', new NetworkError('failed'), 'Network error'],
  [
    'a known code',
    refusal({ code: 'version-exists', message: 'x' }),
    'This version was already published; a version is immutable.',
  ],
  ['a message alone', refusal({ message: 'Closed today' }), 'Closed today'],
  ['an answer without words', refusal(null), 'Something went wrong. Please try again.'],
])('%s reads as it should', (_what, error, text) => {
  expect(errorText(error, i18n.t)).toBe(text)
})

test('a known code is said in the page’s language', () => {
  setLanguage('ar')
  expect(errorText(refusal({ code: 'not-found', message: 'x' }), i18n.t)).not.toMatch(/[a-z]/i)
})
