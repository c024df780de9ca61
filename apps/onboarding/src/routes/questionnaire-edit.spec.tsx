import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { signIn, signOut } from '@rafiq/platform'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { profileOfFullAnswers } from '../features/questionnaire/full-answers.fixture.ts'
import { show } from '../testing/show.tsx'

const profile = profileOfFullAnswers()
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

test('every section stands there as it is saved, with the way to change it', async () => {
  apiAnswers(read)
  const { user } = show('/questionnaire')
  await screen.findByRole('heading', { name: 'Edit Profile', level: 1 })
  const basics = within(screen.getByRole('region', { name: 'The basics' }))
  for (const answer of ['نورة', 'Female', '27 years old', '+966 55 123 4567', 'Saudi Arabia'])
    basics.getByText(answer)
  within(screen.getByRole('region', { name: 'Location' })).getByText('Riyadh, Northeast Riyadh')
  expect(screen.getByRole('link', { name: 'See your matches' }).getAttribute('href')).toBe('/matches')
  await user.click(screen.getByRole('link', { name: 'Edit: Budget' }))
  const heading = await screen.findByRole('heading', { name: 'Budget', level: 1 })
  expect(document.activeElement).toBe(heading)
})

test('a section starts from the profile, with a fixed e-mail and no password', async () => {
  apiAnswers(read)
  show('/questionnaire?step=1')
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

test('a section is saved by itself and leads back to all of them', async () => {
  const calls = apiAnswers({ ...read, [save]: { status: 200, body: { user: profile, matches: [] } } })
  const { user } = show('/questionnaire?step=5')
  await user.click(await screen.findByRole('checkbox', { name: 'Studying' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('heading', { name: 'Edit Profile' })
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    lifestyle: ['studying', 'working', 'tv-movies'],
    roomSharing: 'separate-room',
    bathroomSharing: 'separate-bathroom',
    bio: null,
    profilePhoto: null,
  })
  expect(shownToast()).toMatchObject({ title: 'Profile saved', tone: 'success' })
})

test('the photo is shown by a link that has not run out, however long the form is open', async () => {
  let reads = 0
  apiAnswers({
    'GET /api/user/profile': async () => ({
      status: 200,
      body: profileOfFullAnswers({ photoUrl: `/photo?read=${++reads}` }),
    }),
  })
  const { user } = show('/questionnaire?step=5')
  const src = async () => (await screen.findByRole('img', { name: 'Your apartment' })).getAttribute('src')
  expect(await src()).toBe('/photo?read=1')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const edit = await screen.findByRole('link', { name: 'Edit: Lifestyle' })
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * 60_000 + 1)
  await user.click(edit)
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
  apiAnswers({ 'GET /api/user/profile': { status: 200, body: profileOfFullAnswers({ cityChanges }) } })
  show('/questionnaire?step=4')
  await screen.findByText('The city can be changed twice in 30 days. 1 change is left.')
  screen.getByRole('combobox', { name: /^City/ })
})

test('the city is shown fixed once it has changed twice, with the day of the next change; the area is free', async () => {
  const cityChanges = { left: 0, nextAt: '2026-12-03T11:05:00.000Z' }
  apiAnswers({ 'GET /api/user/profile': { status: 200, body: profileOfFullAnswers({ cityChanges }) } })
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
  const { user } = show('/questionnaire?step=4')
  await user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await screen.findByText('The city cannot be changed again yet')
  expect(shownToast()).toMatchObject({
    title: 'Your changes could not be saved',
    description: expect.stringContaining('from 3 December 2026, 14:05'),
  })
})

test('unsaved changes of a section are marked in the list, and cancelling drops them', async () => {
  apiAnswers(read)
  const { user } = show('/questionnaire?step=2')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'ف')
  cleanup()
  show('/questionnaire')
  within(await screen.findByRole('region', { name: 'The basics' })).getByText('Changes not saved yet')
  expect(screen.getAllByText('Changes not saved yet')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Edit: The basics' }))
  expect(await value('Name')).toBe('نورةف')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('heading', { name: 'Edit Profile' })
  expect(screen.queryByText('Changes not saved yet')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Edit: The basics' }))
  expect(await value('Name')).toBe('نورة')
})

test('a section that is not complete is not sent, and says what is missing in it', async () => {
  const calls = apiAnswers(read)
  const { user } = show('/questionnaire?step=2')
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(shownToast()?.description).toContain('Name'))
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
})
