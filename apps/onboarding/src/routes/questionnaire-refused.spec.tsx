import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { fullAnswers } from '../features/questionnaire/full-answers.fixture.ts'
import { credentials } from '../shared/credentials.ts'
import { filledIn } from '../testing/filled-in.ts'

const register = 'POST /api/users/with-matching'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
})

async function submit(overrides: Parameters<typeof filledIn>[1] = {}) {
  const { user } = filledIn('/questionnaire?step=5', overrides)
  await user.click(await screen.findByRole('button', { name: 'Find matches' }))
}

test('an account that exists leads to its verification after two seconds, not before', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const body = { code: 'email-exists', message: 'User with this email already exists' }
  apiAnswers({ [register]: { status: 409, body } })
  await submit()
  await waitFor(() => expect(shownToast()?.title).toBe('Account Exists'))
  await act(() => jest.advanceTimersByTimeAsync(1_800))
  screen.getByRole('button', { name: 'Find matches' })
  await act(() => jest.advanceTimersByTimeAsync(300))
  await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(fullAnswers().password)
})

test('a browser without storage does not undo a registration', async () => {
  const setItem = Storage.prototype.setItem
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    ...item
  ) {
    if (this === localStorage) throw new DOMException('refused', 'SecurityError')
    setItem.call(this, ...item)
  })
  const user = { id: '01890a5d-ac96-774b-bcce-b302099a8057', phoneShareConsent: false, isActive: true }
  apiAnswers({ [register]: { status: 201, body: { user, matches: [] } } })
  await submit()
  await screen.findByRole('heading', { name: /Your profile is ready/ })
  refusing.mockRestore()
})

test.each([
  [
    'a known rejection in its own words',
    { status: 503, body: { code: 'unavailable', message: 'x' } },
    'The service is not available at the moment. Please try again shortly.',
  ],
  [
    'a rejection without a code with the server’s message',
    { status: 422, body: { message: 'Registrations are closed today' } },
    'Registrations are closed today',
  ],
])('%s shows "Registration Failed"', async (_what, answer, description) => {
  apiAnswers({ [register]: answer })
  await submit()
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Registration Failed', description, tone: 'error' }),
  )
  expect(credentials.read()).not.toBeNull()
  screen.getByRole('button', { name: 'Find matches' })
})

test("an unreadable answer shows Registration Failed with the spec's sentence", async () => {
  apiAnswers({ [register]: { status: 201, body: { nonsense: true } } })
  await submit()
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Registration Failed',
      description: 'Failed to create profile. Please try again.',
    }),
  )
})

test('an age under 18 blocks the submit with its toast', async () => {
  const calls = apiAnswers({})
  await submit({ age: '17' })
  await screen.findByRole('heading', { name: 'The basics' })
  expect(shownToast()).toMatchObject({
    title: 'Age Restriction',
    description: 'You must be at least 18 years old to use the platform; it is for adults only.',
    tone: 'error',
  })
  expect(calls).toEqual([])
})

describe('the submit without', () => {
  test.each([
    ['Email', { email: ' ' }],
    ['Apartment', { hasApartment: '' }],
    ['Name', { name: '' }],
    ['Gender', { gender: '' }],
    ['Age', { age: '' }],
    ['Phone number', { phone: '' }],
    ['Nationality', { nationality: '' }],
    ['Budget', { budget: '' }],
    ['City', { location: '', area: '' }],
    ['Area', { area: '' }],
    ['Lifestyle', { lifestyle: [] }],
    ['Room sharing', { roomSharing: '' }],
    ['Bathroom sharing', { bathroomSharing: '' }],
  ] as const)('%s nothing is sent, and the toast names the missing answer', async (name, overrides) => {
    const calls = apiAnswers({})
    await submit({ ...overrides, lifestyle: 'lifestyle' in overrides ? [] : ['working'] })
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Incomplete Form',
        description: `Please fill in: ${name}`,
        tone: 'error',
      }),
    )
    expect(calls).toEqual([])
  })
})

test('submit needs neither bio nor photo', async () => {
  const user = { id: '01890a5d-ac96-774b-bcce-b302099a8057', phoneShareConsent: false, isActive: true }
  const calls = apiAnswers({ [register]: { status: 201, body: { user, matches: [] } } })
  await submit({ bio: '', profilePhoto: null })
  await screen.findByRole('heading', { name: /Your profile is ready/ })
  expect(calls).toHaveLength(1)
})
