import { beforeEach, expect, test } from '@jest/globals'
import { type ApiAnswers, apiAnswers, shownToast, TestPlatform } from '@rafiq/app-kit/testing'
import type { AccountSecurity, StepUpWay } from '@rafiq/contracts/accounts'
import { api, errorText, signIn, toast, useUiProviderProps } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog, UiProvider } from '@rafiq/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StepUp } from './step-up.tsx'

const until = '2026-11-22T10:10:00.000Z'
const security = (ways: StepUpWay[]): AccountSecurity => ({
  secondFactor: 'optional',
  restriction: null,
  strictPassword: true,
  passkeys: [],
  totp: null,
  recoveryCodesLeft: null,
  stepUp: { ways, until: null },
})

/** A page with something that has to be confirmed, behind a question of its own. */
function Page() {
  const { t } = useTranslation('common')
  const remove = async () => {
    try {
      await api.delete('/api/thing')
      toast({ title: 'Deleted' })
    } catch (error) {
      toast({ title: 'Not deleted', description: errorText(error, t) })
    }
  }
  return (
    <UiProvider {...useUiProviderProps()}>
      <main>
        <h1>Things</h1>
        <AlertDialog
          trigger={<button type="button">Delete it</button>}
          title="Delete?"
          description="For good."
          confirmLabel="Delete"
          cancelLabel="Keep"
          onConfirm={remove}
        />
      </main>
      <StepUp />
    </UiProvider>
  )
}

/** Opens the page's question and answers it; the thing is deleted once this was confirmed. */
async function press(ways: StepUpWay[], answers: ApiAnswers) {
  let confirmed = false
  const calls = apiAnswers({
    'GET /api/user/security': { status: 200, body: security(ways) },
    'DELETE /api/thing': async () =>
      confirmed
        ? { status: 204 }
        : { status: 403, body: { code: 'step-up-required', message: 'Please confirm.' } },
    ...answers,
    'POST /api/auth/step-up': async () => {
      const answer = answers['POST /api/auth/step-up'] ?? {
        status: 200,
        body: { until, recoveryCodesLeft: null, token: 't2' },
      }
      const given = typeof answer === 'function' ? await answer() : answer
      confirmed = given.status === 200
      return given
    },
  })
  const user = userEvent.setup()
  render(
    <TestPlatform>
      <Page />
    </TestPlatform>,
  )
  await user.click(await screen.findByRole('button', { name: 'Delete it' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }))
  return { user, calls, dialog }
}

const sent = (calls: { method: string; path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`)

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  signIn('t1')
})

test('a deletion asks for confirmation above its own question, and then happens', async () => {
  const { user, calls, dialog } = await press(['password'], {})
  const field = await dialog.findByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, 'evening-light-7{Enter}')
  await waitFor(() => expect(shownToast()?.title).toBe('Deleted'))
  expect(calls.find(({ path }) => path === '/api/auth/step-up')?.body).toEqual({
    password: 'evening-light-7',
  })
  expect(sent(calls).filter((call) => call === 'DELETE /api/thing')).toHaveLength(2)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('step-up dialog closes alone with Escape: nothing is done, and the page says so', async () => {
  const { user, calls, dialog } = await press(['password'], {})
  await dialog.findByLabelText('Password')
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Not deleted',
      description: 'Nothing was changed: this step needs you to confirm that it is you.',
    }),
  )
  expect(sent(calls).filter((call) => call === 'DELETE /api/thing')).toHaveLength(1)
  screen.getByRole('alertdialog', { name: 'Delete?' })
})

test('a wrong confirmation code is reported at its field, which keeps what was typed', async () => {
  const { user, dialog } = await press(['totp', 'recovery-code'], {
    'POST /api/auth/step-up': { status: 422, body: { code: 'wrong-second-factor', message: 'x' } },
  })
  const field = await dialog.findByLabelText<HTMLInputElement>(/Code from the/)
  expect(field.autocomplete).toBe('one-time-code')
  await user.click(field)
  await user.paste('١٢٣ ٤٥٦')
  expect(field.value).toBe('123456')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await dialog.findByText('This could not be confirmed. Check the code, or use another way.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('123456')
})

test('too many confirmation attempts say for how long to wait', async () => {
  const { user, dialog } = await press(['totp'], {
    'POST /api/auth/step-up': {
      status: 429,
      body: { code: 'too-many-requests', message: 'x' },
      headers: { 'retry-after': '170' },
    },
  })
  await user.type(await dialog.findByLabelText(/Code from the/), '123456{Enter}')
  await dialog.findByText('Too many attempts. Please try again in 3 minutes.')
})

test('an incomplete confirmation code is not sent', async () => {
  const { user, calls, dialog } = await press(['totp'], {})
  await user.type(await dialog.findByLabelText(/Code from the/), '123{Enter}')
  await dialog.findByText('Please enter all six digits')
  expect(sent(calls)).not.toContain('POST /api/auth/step-up')
})

test('a recovery code confirms, and a low number of codes left is reported', async () => {
  const { user, calls, dialog } = await press(['totp', 'recovery-code'], {
    'POST /api/auth/step-up': { status: 200, body: { until, recoveryCodesLeft: 2, token: 't2' } },
  })
  await user.click(await dialog.findByRole('button', { name: 'Use a recovery code' }))
  await user.type(dialog.getByLabelText(/Recovery code/), '7H3KQ-9WX2M{Enter}')
  await waitFor(() => expect(sent(calls).at(-1)).toBe('DELETE /api/thing'))
  expect(calls.find(({ path }) => path === '/api/auth/step-up')?.body).toEqual({
    recoveryCode: '7H3KQ-9WX2M',
  })
})

test('a browser without passkeys offers the other ways, or says where one has to go', async () => {
  const { dialog } = await press(['passkey'], {})
  await dialog.findByText('This browser cannot use passkeys. Please open Rafiq on a device that has yours.')
})

test('a token that comes with the confirmation becomes the session’s', async () => {
  const { user, calls, dialog } = await press(['password'], {
    'POST /api/auth/step-up': { status: 200, body: { until, recoveryCodesLeft: null, token: 't2' } },
  })
  await user.type(await dialog.findByLabelText('Password'), 'evening-light-7{Enter}')
  await waitFor(() => expect(shownToast()?.title).toBe('Deleted'))
  expect(sessionStorage.getItem('userToken')).toBe('t2')
  expect(sent(calls).filter((call) => call === 'DELETE /api/thing')).toHaveLength(2)
})
