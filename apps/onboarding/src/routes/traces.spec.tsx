import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { signIn, signOut } from '@rafiq/platform'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { draftOf } from '../features/questionnaire/draft.ts'
import { fullAnswers, profileOfFullAnswers } from '../features/questionnaire/full-answers.fixture.ts'
import { credentials } from '../shared/credentials.ts'
import { filledIn } from '../testing/filled-in.ts'
import { show } from '../testing/show.tsx'

const { id, email } = profileOfFullAnswers()
const { password, name } = fullAnswers()
const created = { user: { id, phoneShareConsent: false, isActive: true }, matches: [] }

beforeEach(() => {
  cleanup()
  signOut()
  sessionStorage.clear()
  localStorage.clear()
})

/** Everything in both storages. */
const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])

async function register() {
  apiAnswers({ 'POST /api/users/with-matching': { status: 201, body: created } })
  const { user } = filledIn('/questionnaire?step=5')
  await user.click(await screen.findByRole('button', { name: 'Find matches' }))
  await screen.findByRole('heading', { name: /Your profile is ready/ })
  expect(stored()).toContain(email)
  cleanup()
}

test('signing out leaves nothing of a registration in this tab', async () => {
  await register()
  signIn('token')
  signOut()
  for (const trace of [id, email, password, name]) expect(stored()).not.toContain(trace)
  show('/results')
  await screen.findByRole('heading', { name: 'Home' })
  cleanup()
  show('/verify-email')
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('')
})

test('signing out leaves nothing of answers that were being edited', async () => {
  signIn('token')
  draftOf(id).save(fullAnswers())
  signOut()
  expect(stored()).not.toContain(name)
})

test('signing in in this tab erases a waiting password, and who registered here', async () => {
  await register()
  credentials.write({ email, password })
  apiAnswers({
    'GET /api/user/profile': {
      status: 200,
      body: profileOfFullAnswers({ id: id.replace(/7$/, '8'), email: 'hind@rafiq.test' }),
    },
  })
  signIn('token')
  show('/questionnaire')
  await screen.findByText('hind@rafiq.test')
  await waitFor(() => expect(stored()).not.toContain(password))
  for (const trace of [id, email]) expect(stored()).not.toContain(trace)
})
