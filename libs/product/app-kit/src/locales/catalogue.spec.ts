import { describe, expect, test } from '@jest/globals'
import { errorCodes, validationMessages } from '@rafiq/contracts'
import { roles } from '@rafiq/contracts/accounts'
import { connectionStatuses } from '@rafiq/contracts/connections'
import {
  apartmentChoices,
  bathroomSharings,
  budgets,
  genders,
  lifestyles,
  roomSharings,
} from '@rafiq/contracts/questionnaire'
import { addTexts } from '@rafiq/platform'
import { i18n } from '@rafiq/platform/shell'
import { words } from '../facts.ts'
import { remoteWords } from '../remotes/remote-words.ts'

const inAll = (language: keyof typeof words) => ({
  ...words[language],
  ...remoteWords[language],
  errors: { ...words[language].errors, ...remoteWords[language].errors },
})
const [ar, en] = [inAll('ar'), inAll('en')]

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('app-kit texts have the same keys in both languages', () => {
  expect(keysOf(ar)).toEqual(keysOf(en))
})

test('counted texts have all six Arabic forms', () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
  const counted = new Set(
    keysOf(ar).flatMap((key) => /^(.*)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1] ?? []),
  )
  expect(counted.size).toBeGreaterThan(0)
  for (const key of counted) {
    expect(keysOf(ar)).toEqual(expect.arrayContaining(forms.map((form) => `${key}_${form}`)))
  }
})

// The platform has words for its own codes, beside which these stand.
addTexts('common', { ar, en })

describe.each([
  ['ar', ar],
  ['en', en],
])('%s has a word for', (language, texts) => {
  test.each([
    ['each error code', i18n.getResource(language, 'common', 'errors'), errorCodes],
    ['each broken rule', texts.validation, Object.keys(validationMessages)],
    ['each budget', texts.budget, budgets],
    ['each gender', texts.gender, genders],
    ['each apartment choice', texts.apartment, apartmentChoices],
    ['each way to share a room', texts.roomSharing, roomSharings],
    ['each way to share a bathroom', texts.bathroomSharing, bathroomSharings],
    ['each lifestyle', texts.lifestyle, lifestyles],
    ['each role', texts.role, roles],
    ['each connection status', texts.connectionStatus, connectionStatuses],
  ] as [string, object, readonly string[]][])('%s', (_name, words, values) => {
    for (const value of values) expect(words).toHaveProperty([value])
  })
})

/** What sign-in and the second step may answer: their page has the shell's words alone. */
const signInErrorCodes = [
  'credentials-required',
  'user-not-found',
  'invalid-password',
  'email-not-verified',
  'account-paused',
  'wrong-second-factor',
  'second-factor-expired',
  'challenge-expired',
  'no-second-factor',
  'wrong-current-password',
  'second-factor-required',
  'password-change-required',
]

test.each(signInErrorCodes)('sign-in error code %s has a text without a loaded remote', (code) => {
  expect(words.ar.errors).toHaveProperty([code])
  expect(words.en.errors).toHaveProperty([code])
})

test("English validation texts are the contract's sentences", () => {
  expect(en.validation).toEqual(validationMessages)
})
