import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { signIn, signOut } from '@rafiq/platform'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { aProfile } from '../testing/a-profile.ts'
import { show } from '../testing/show.tsx'

const profile = aProfile()
const read = { 'GET /api/user/profile': { status: 200, body: profile } }
const save = 'PATCH /api/user/profile'

beforeEach(() => {
  sessionStorage.clear()
  signIn('token')
})
afterEach(() => {
  cleanup()
  signOut()
})

const value = async (name: string) => (await screen.findByRole<HTMLInputElement>('textbox', { name })).value

test('the edit form starts from the profile, with a fixed e-mail and no password', async () => {
  apiAnswers(read)
  show('/questionnaire')
  await screen.findByText('noura@rafiq.test')
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /I have an apartment/ }).checked).toBe(true)
  cleanup()
  show('/questionnaire?step=2')
  expect([await value('Name'), await value('Age'), await value('Phone number')]).toEqual([
    'نورة',
    '27',
    '0551234567',
  ])
})

test('the edit form saves the changed answers and leads to the matches', async () => {
  const calls = apiAnswers({ ...read, [save]: { status: 200, body: { user: profile, matches: [] } } })
  const { user } = show('/questionnaire?step=5')
  await user.click(await screen.findByRole('checkbox', { name: 'Studying' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('heading', { name: 'Matches' })
  const edit = calls.find(({ method }) => method === 'PATCH')?.body
  expect(edit).toMatchObject({ lifestyle: ['studying', 'working', 'tv-movies'], phone: '966551234567' })
  expect(edit).not.toHaveProperty('email')
  expect(shownToast()).toMatchObject({ title: 'Profile saved', tone: 'success' })
})

test('the photo is shown by a link that has not run out, however long the form is open', async () => {
  let reads = 0
  apiAnswers({
    'GET /api/user/profile': async () => ({
      status: 200,
      body: aProfile({ photoUrl: `/photo?read=${++reads}` }),
    }),
  })
  const { user } = show('/questionnaire?step=5')
  const src = async () => (await screen.findByRole('img', { name: 'Your apartment' })).getAttribute('src')
  expect(await src()).toBe('/photo?read=1')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  const next = await screen.findByRole('button', { name: 'Next' })
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * 60_000 + 1)
  await user.click(next)
  expect(await src()).toBe('/photo?read=2')
  clock.mockRestore()
})

test('a refused edit says why and keeps what was changed', async () => {
  apiAnswers({ ...read, [save]: { status: 503, body: { code: 'unavailable', message: 'x' } } })
  const { user } = show('/questionnaire?step=5')
  await user.click(await screen.findByRole('checkbox', { name: 'Studying' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Your changes could not be saved',
      description: 'The service is not available at the moment. Please try again shortly.',
    }),
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Studying' }).checked).toBe(true)
})

test('the gender is shown fixed, with the way to support', async () => {
  apiAnswers(read)
  show('/questionnaire?step=2')
  const support = await screen.findByRole('link', { name: 'write to support' })
  expect(support.getAttribute('href')).toBe('/support')
  screen.getByText(/^The gender is fixed after registration/)
  screen.getByText('Female')
  expect(screen.queryByRole('radio', { name: 'Female' })).toBeNull()
})

test('the city says how often it may still change, before it is changed', async () => {
  const cityChanges = { left: 1, nextAt: null }
  apiAnswers({ 'GET /api/user/profile': { status: 200, body: aProfile({ cityChanges }) } })
  show('/questionnaire?step=4')
  await screen.findByText('The city can be changed twice in 30 days. 1 change is left.')
  screen.getByRole('combobox', { name: /^City/ })
})

test('the city is shown fixed once it has changed twice, with the day of the next change; the area is free', async () => {
  const cityChanges = { left: 0, nextAt: '2026-12-03T11:05:00.000Z' }
  apiAnswers({ 'GET /api/user/profile': { status: 200, body: aProfile({ cityChanges }) } })
  show('/questionnaire?step=4')
  await screen.findByText(
    'You have changed your city twice in 30 days. The next change is possible from 3 December 2026, 14:05.',
  )
  screen.getByText('Riyadh')
  expect(screen.queryByRole('combobox', { name: /^City/ })).toBeNull()
  screen.getByRole('radio', { name: /Northeast/ })
})

test('a change of city that is refused leads to the city and says from when on it may change', async () => {
  const body = {
    code: 'city-changes',
    message: 'x',
    nextAt: '2026-12-03T11:05:00.000Z',
    issues: [{ path: 'location', message: 'The city cannot be changed again yet' }],
  }
  apiAnswers({ ...read, [save]: { status: 422, body } })
  const { user } = show('/questionnaire?step=5')
  await user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await screen.findByText('The city cannot be changed again yet')
  expect(shownToast()).toMatchObject({
    title: 'Your changes could not be saved',
    description: expect.stringContaining('from 3 December 2026, 14:05'),
  })
})
