import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { UserProfile } from '@rafiq/contracts'
import { signIn, signOut } from '@rafiq/platform'
import { apiAnswers, shownToast } from '@rafiq/platform/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { show } from '../testing/show.tsx'

const profile: UserProfile = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'sara@rafiq.test',
  role: 'user',
  language: 'en',
  createdAt: '2025-07-25T22:30:00.000Z',
  phoneShareConsent: true,
  isActive: true,
  name: 'سارة',
  gender: 'female',
  age: 26,
  phone: '966551234567',
  nationality: 'sa',
  hasApartment: 'need-apartment',
  budget: '15000-25000',
  location: 'jeddah',
  area: null,
  lifestyle: ['working'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
  bio: null,
  photoUrl: null,
}
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

test('starts from the profile, with an e-mail that stays and no password', async () => {
  apiAnswers(read)
  show('/questionnaire')
  await screen.findByText('sara@rafiq.test')
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /I need an apartment/ }).checked).toBe(true)
  cleanup()
  show('/questionnaire?step=2')
  expect([await value('Name'), await value('Age'), await value('Phone number')]).toEqual([
    'سارة',
    '26',
    '0551234567',
  ])
})

test('saves the changed answers and leads to the matches', async () => {
  const calls = apiAnswers({ ...read, [save]: { status: 200, body: { user: profile, matches: [] } } })
  const { user } = show('/questionnaire?step=5')
  await user.click(await screen.findByRole('checkbox', { name: 'Studying' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('heading', { name: 'Matches' })
  const edit = calls.find(({ method }) => method === 'PATCH')?.body
  expect(edit).toMatchObject({ lifestyle: ['studying', 'working'], phone: '966551234567' })
  expect(edit).not.toHaveProperty('email')
  expect(shownToast()).toMatchObject({ title: 'Profile saved', tone: 'success' })
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
