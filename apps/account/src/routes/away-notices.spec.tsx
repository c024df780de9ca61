import { beforeEach, expect, test } from '@jest/globals'
import { aProfile, apiAnswers, shownToast, unreachable } from '@rafiq/app-kit/testing'
import type { AwayNotices, AwayNoticesChange } from '@rafiq/contracts/members'
import { toast } from '@rafiq/platform'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { showAccount } from '../testing/show.tsx'

const path = '/api/user/away-notices'
const all = { message: true, contact: true, matches: true }
const unsubscribe = 'POST /api/away-notices/unsubscribe?token=a.b.c'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** A server that keeps what is wanted, until it refuses. */
function server({
  refuses = () => false,
}: {
  refuses?: (change: AwayNoticesChange) => boolean | Promise<unknown>
} = {}) {
  const state: AwayNotices = {
    mail: { message: false, contact: true, matches: false },
    push: { message: false, contact: false, matches: false },
    quietHours: { from: 22, until: 8 },
  }
  const calls = apiAnswers({
    'GET /api/user/profile': { status: 200, body: aProfile() },
    [`GET ${path}`]: async () => ({ status: 200, body: { ...state } }),
    [`PATCH ${path}`]: async () => {
      const change = calls.at(-1)?.body as AwayNoticesChange
      if (await refuses(change)) return { status: 503, body: { code: 'unavailable', message: 'x' } }
      Object.assign(state.mail, change.mail)
      Object.assign(state.push, change.push)
      if (change.quietHours !== undefined) state.quietHours = change.quietHours
      return { status: 200, body: { ...state } }
    },
  })
  return { changes: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body) }
}

const section = async (name = 'By e-mail') => within(await screen.findByRole('group', { name }))
const isChecked = (name: string, checked: boolean) =>
  waitFor(async () => expect((await theSwitch(name)).checked).toBe(checked))
const theSwitch = async (name: string, group?: string) =>
  (await section(group)).findByRole<HTMLInputElement>('switch', { name })

test('a notice is switched on at once, alone, and the others stay', async () => {
  const { changes } = server()
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await isChecked('Unread messages', true)
  await isChecked('New contacts', true)
  await waitFor(() => expect(changes()).toEqual([{ mail: { message: true } }]))
})

test('a notice that the server refuses goes back and says why, and one that it took meanwhile stays', async () => {
  const { changes } = server({ refuses: ({ mail }) => mail?.message !== undefined })
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await user.click(await theSwitch('New matches'))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'This was not saved', tone: 'error' }))
  await waitFor(() => expect(changes()).toHaveLength(2))
  await isChecked('Unread messages', false)
  await isChecked('New matches', true)
})

test('a notice that is switched on offline goes back and says why', async () => {
  server({ refuses: unreachable })
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'This was not saved', description: 'Network error' }),
  )
  await isChecked('Unread messages', false)
})

test('quiet hours can be moved, and left out', async () => {
  const { changes } = server()
  const user = showAccount()
  const quiet = await screen.findByRole('switch', { name: 'Quiet hours' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Until' }), '7')
  await user.click(quiet)
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Until' })).toBeNull())
  await waitFor(() =>
    expect(changes()).toEqual([{ quietHours: { from: 22, until: 7 } }, { quietHours: null }]),
  )
})

test('quiet hours that are moved hour by hour while one is being saved end at the last', async () => {
  const gate = Promise.withResolvers<boolean>()
  const { changes } = server({ refuses: () => gate.promise })
  const user = showAccount()
  const until = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Until' })
  for (const hour of ['7', '6', '5']) await user.selectOptions(until, hour)
  expect(until.value).toBe('5')
  gate.resolve(false)
  await waitFor(() =>
    expect(changes()).toEqual([
      { quietHours: { from: 22, until: 7 } },
      { quietHours: { from: 22, until: 5 } },
    ]),
  )
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Quiet hours' }).getAttribute('aria-busy')).toBe('false'),
  )
  expect(until.value).toBe('5')
})

test('quiet hours whose last change is refused go back to what was saved before it', async () => {
  toast({ title: 'From before' })
  const gate = Promise.withResolvers<void>()
  server({ refuses: ({ quietHours }) => gate.promise.then(() => quietHours?.until === 6) })
  const user = showAccount()
  const until = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Until' })
  for (const hour of ['7', '6']) await user.selectOptions(until, hour)
  gate.resolve()
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'This was not saved', tone: 'error' }))
  await waitFor(() => expect(until.value).toBe('7'))
})

test('notices that could not be read can be read again, in Arabic too', async () => {
  let down = true
  apiAnswers({
    'GET /api/user/profile': { status: 200, body: aProfile() },
    [`GET ${path}`]: async () =>
      down
        ? { status: 503, body: { code: 'unavailable', message: 'x' } }
        : { status: 200, body: { mail: all, push: all, quietHours: null } },
  })
  const user = showAccount({ language: 'ar' })
  const arabic = within(await screen.findByRole('region', { name: 'التنبيهات' }))
  const retry = await arabic.findByRole('button')
  down = false
  await user.click(retry)
  await (await section('بالبريد')).findByRole('switch', { name: 'رسائل لم تُقرأ' })
})

test('the link of a mail asks first, and ends the notices by one press', async () => {
  const calls = apiAnswers({ [unsubscribe]: { status: 204 } })
  const user = showAccount({ at: '/unsubscribe?token=a.b.c' })
  const button = await screen.findByRole('button', { name: 'Stop these notices' })
  expect(calls).toEqual([])
  await user.click(button)
  await screen.findByRole('heading', { name: 'These notices are off' })
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/account')
})

test('the link of a mail that is not valid says so, and leads to the account', async () => {
  const body = { code: 'invalid-unsubscribe-link', message: 'Invalid unsubscribe link' }
  apiAnswers({ [unsubscribe]: { status: 400, body } })
  const user = showAccount({ at: '/unsubscribe?token=a.b.c' })
  await user.click(await screen.findByRole('button', { name: 'Stop these notices' }))
  await screen.findByRole('heading', { name: 'This link is not valid' })
  cleanup()
  showAccount({ at: '/unsubscribe' })
  await screen.findByRole('heading', { name: 'This link is not valid' })
})

test('the unsubscribe page can be retried where the service is unavailable', async () => {
  let down = true
  apiAnswers({
    [unsubscribe]: async () =>
      down ? { status: 503, body: { code: 'unavailable', message: 'x' } } : { status: 204 },
  })
  const user = showAccount({ at: '/unsubscribe?token=a.b.c' })
  await user.click(await screen.findByRole('button', { name: 'Stop these notices' }))
  await screen.findByText('The notices are still on')
  down = false
  await user.click(screen.getByRole('button', { name: 'Stop these notices' }))
  await screen.findByRole('heading', { name: 'These notices are off' })
})
