import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { draftOf } from '../features/questionnaire/draft.ts'
import { fullAnswers } from '../features/questionnaire/full-answers.fixture.ts'
import { credentials } from '../shared/credentials.ts'
import { matchingResult } from '../shared/matching-result.ts'
import { filledIn } from '../testing/filled-in.ts'
import { show } from '../testing/show.tsx'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const created = { user: { id, phoneShareConsent: false, isActive: true }, matches: [] }
const register = 'POST /api/users/with-matching'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const next = () => screen.getByRole('button', { name: 'Next' })
const findMatches = () => screen.findByRole('button', { name: 'Find matches' })

test('the questionnaire redirects to /register where no credentials wait', async () => {
  show('/questionnaire')
  await screen.findByRole('heading', { name: 'Create your account' })
})

test('the questionnaire shows the step and its percentage', async () => {
  filledIn('/questionnaire?step=2')
  const progress = await screen.findByRole('progressbar', { name: '2 of 5' })
  expect(progress.getAttribute('aria-valuetext')).toBe('40%')
})

describe('steps', () => {
  test('Next stays where an answer is missing, and says so at the field', async () => {
    const { user } = filledIn('/questionnaire?step=3', { budget: '' })
    await screen.findByRole('heading', { name: 'Budget' })
    await user.click(next())
    await screen.findByText('Please choose one of the options')
    screen.getByRole('heading', { name: 'Budget' })
  })

  test('Next goes on and Previous comes back with the answers', async () => {
    const { user } = filledIn('/questionnaire?step=2')
    await screen.findByRole('heading', { name: 'The basics' })
    await user.click(next())
    await screen.findByRole('heading', { name: 'Budget' })
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('نورة')
  })

  test('an age below 18 shows the notice and the toast and blocks Next', async () => {
    const { user } = filledIn('/questionnaire?step=2', { age: '' })
    await user.type(await screen.findByRole('textbox', { name: 'Age' }), '١٧')
    await screen.findByRole('alert')
    await user.click(next())
    await waitFor(() => expect(shownToast()?.title).toBe('Age Restriction'))
    expect(shownToast()?.description).toBe(
      'You must be at least 18 years old to use the platform; it is for adults only.',
    )
    screen.getByRole('heading', { name: 'The basics' })
    await user.clear(screen.getByRole('textbox', { name: 'Age' }))
    expect(shownToast()?.open).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '18')
    await waitFor(() => expect(shownToast()?.open).toBe(false))
  })

  test('another city clears the area', async () => {
    const { user } = filledIn('/questionnaire?step=4')
    const northeast = () => screen.findByRole<HTMLInputElement>('radio', { name: 'Northeast Riyadh' })
    expect((await northeast()).checked || (await northeast()).ariaChecked === 'true').toBe(true)
    await user.click(screen.getByRole('combobox', { name: /City/ }))
    await user.click(await screen.findByRole('option', { name: 'Jeddah' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Northeast Riyadh' })).toBeNull())
    expect(draftOf('new').load(fullAnswers()).area).toBe('')
  })
})

describe('the final button', () => {
  test('names what is missing and leads to the step that lacks it', async () => {
    const { user } = filledIn('/questionnaire?step=5', { name: '', roomSharing: '' })
    await user.click(await findMatches())
    await screen.findByRole('heading', { name: 'The basics' })
    expect(shownToast()).toMatchObject({
      title: 'Incomplete Form',
      description: 'Please fill in: Name, Room sharing',
    })
  })

  test('creates the member once, keeps the result, forgets the password, and goes to the result', async () => {
    const gate = Promise.withResolvers<void>()
    const calls = apiAnswers({ [register]: () => gate.promise.then(() => ({ status: 201, body: created })) })
    const { user } = filledIn('/questionnaire?step=5')
    await user.click(await findMatches())
    const busy = await screen.findByRole('button', { name: 'Creating...' })
    await user.click(busy)
    gate.resolve()
    await screen.findByRole('heading', { name: /Your profile is ready/ })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toMatchObject({ name: 'نورة', age: 27, phone: '966551234567', language: 'en' })
    expect(matchingResult.read()?.user.id).toBe(id)
    expect(localStorage.getItem('currentUserId')).toBe(id)
    expect(credentials.read()).toBeNull()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(fullAnswers().password)
  })

  test('says that the account exists, keeping the answers', async () => {
    const body = { code: 'email-exists', message: 'User with this email already exists' }
    apiAnswers({ [register]: { status: 409, body } })
    const { user } = filledIn('/questionnaire?step=5')
    await user.click(await findMatches())
    await waitFor(() => expect(shownToast()?.title).toBe('Account Exists'))
    expect(shownToast()?.description).toBe(
      'This email is already registered. Please verify your email or login.',
    )
    expect(credentials.read()).not.toBeNull()
  })

  test('leads to the answer that the server refused', async () => {
    const issues = [{ path: 'phone', message: 'Please enter a Saudi mobile number, for example 05XXXXXXXX' }]
    apiAnswers({ [register]: { status: 400, body: { code: 'malformed', message: 'x', issues } } })
    const { user } = filledIn('/questionnaire?step=5')
    await user.click(await findMatches())
    await screen.findByText(/Please enter a Saudi mobile number/)
    expect(shownToast()?.title).toBe('Registration Failed')
  })
})

test('the photo is asked for only with an apartment', async () => {
  filledIn('/questionnaire?step=5', { hasApartment: 'need-apartment' })
  await findMatches()
  expect(screen.queryByLabelText(/Apartment photo/)).toBeNull()
})

test('the photo refuses a file that is no picture, then shows one that is, and can be removed', async () => {
  const { container, user } = filledIn('/questionnaire?step=5')
  await findMatches()
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } })
  await screen.findByText('Invalid file type')
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } })
  await screen.findByRole('img', { name: 'Your apartment' })
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  await screen.findByRole('button', { name: 'Add a photo' })
})
