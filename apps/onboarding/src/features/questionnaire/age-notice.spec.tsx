import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { shownToast } from '@rafiq/app-kit/testing'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { credentials } from '../../shared/credentials.ts'
import { errorDelay } from '../../shared/error-delay.ts'
import { show } from '../../testing/show.tsx'
import { draftOf } from './draft.ts'
import { fullAnswers } from './full-answers.fixture.ts'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

/** Somebody who typed one digit as the age; no notice yet, since it may become an adult's. */
async function typed() {
  const answers = fullAnswers({ age: '' })
  credentials.write({ email: answers.email, password: answers.password })
  draftOf('new').save(answers)
  show('/questionnaire?step=2')
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.type(await screen.findByRole('textbox', { name: 'Age' }), '7')
  return user
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const next = () => screen.getByRole('button', { name: 'Next' })

test('the age notice does not appear between press and release of Next, however long that takes', async () => {
  const user = await typed()
  await user.pointer({ keys: '[MouseLeft>]', target: next() })
  await pass(errorDelay * 4)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: next() })
  await screen.findByRole('alert')
  expect(shownToast()?.title).toBe('Age Restriction')
})

test('the age notice waits for a click under way after the field is left, then appears', async () => {
  const user = await typed()
  await user.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(errorDelay)
  await screen.findByRole('alert')
})
