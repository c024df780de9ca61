import { beforeEach, expect, test } from '@jest/globals'
import { aProfile, apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { toast } from '@rafiq/platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { showAccount } from '../../testing/show.tsx'

const profile = { 'GET /api/user/profile': { status: 200, body: aProfile() } }
const erase = 'DELETE /api/user/delete'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function ask(language: 'ar' | 'en' = 'en') {
  const user = showAccount({ language })
  const name = language === 'en' ? 'Delete Account' : 'حذف الحساب'
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('alertdialog'))
  return { user, dialog, confirm: dialog.getByRole<HTMLButtonElement>('button', { name }) }
}

test('the deletion dialog warns that it is for good, names what is deleted, and until when', async () => {
  apiAnswers(profile)
  const { dialog } = await ask()
  dialog.getByText('This cannot be undone. It removes your profile, messages and match history.')
  dialog.getByText(/^From our active systems: .* 20\d\d \(30 days\)\.$/)
  dialog.getByText(/^From backups: .* 20\d\d \(90 days\)\.$/)
})

test.each(['', 'delete', 'DELET'])('the word %p does not confirm a deletion', async (word) => {
  apiAnswers(profile)
  const { user, dialog, confirm } = await ask()
  if (word) await user.type(dialog.getByLabelText('Type DELETE to confirm'), word)
  expect(confirm.disabled).toBe(true)
})

test('the word DELETE deletes the account and the token, and the home page says so', async () => {
  const calls = apiAnswers({ ...profile, [erase]: { status: 204 } })
  const { user, dialog, confirm } = await ask()
  await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE')
  await user.dblClick(confirm)
  await screen.findByRole('heading', { name: 'Home' })
  await waitFor(() => expect(sessionStorage.getItem('userToken')).toBeNull())
  expect(shownToast()).toMatchObject({
    title: 'Account Deleted',
    description: 'Your account has been permanently deleted.',
    tone: 'success',
  })
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a deletion that ends on another page drops the token, goes home and says so', async () => {
  toast({ title: 'From before' })
  const gate = Promise.withResolvers<void>()
  apiAnswers({ ...profile, [erase]: () => gate.promise.then(() => ({ status: 204 })) })
  const { user, dialog, confirm } = await ask()
  await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE')
  await user.click(confirm)
  // As by the browser's Back: the dialog lets no press through.
  fireEvent.click(screen.getByRole('link', { name: 'Edit Profile', hidden: true }))
  await screen.findByText('/questionnaire')
  gate.resolve()
  await screen.findByRole('heading', { name: 'Home' })
  await waitFor(() => expect(sessionStorage.getItem('userToken')).toBeNull())
  expect(shownToast()).toMatchObject({ title: 'Account Deleted' })
})

test('a failed deletion keeps the account and the dialog, and says why', async () => {
  apiAnswers({ ...profile, [erase]: { status: 503, body: { code: 'unavailable', message: 'x' } } })
  const { user, dialog, confirm } = await ask()
  await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE')
  await user.click(confirm)
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Deletion Failed',
      description: 'The service is not available at the moment. Please try again shortly.',
      tone: 'error',
    }),
  )
  expect(sessionStorage.getItem('userToken')).toBe('token')
  screen.getByRole('alertdialog')
})

test('the deletion dialog asks for the same word in Arabic', async () => {
  apiAnswers(profile)
  const { dialog } = await ask('ar')
  dialog.getByLabelText('للتأكيد، يُرجى كتابة كلمة DELETE')
})

test('keeping the account closes the deletion dialog and forgets the word', async () => {
  apiAnswers(profile)
  const { user, dialog } = await ask()
  await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE')
  await user.click(dialog.getByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Delete Account' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Type DELETE to confirm')).value).toBe('')
})
