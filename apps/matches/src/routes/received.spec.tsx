import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers, shownToast, unreachable } from '@rafiq/app-kit/testing'
import type { ReceivedContact } from '@rafiq/contracts/connections'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showConnections } from '../testing/show.tsx'

const contact: ReceivedContact = {
  userId: aMatch().id,
  contactedAt: '2026-11-20T09:05:00.000Z',
  answeredAt: null,
  member: { name: 'سارة', location: 'riyadh', age: 26 },
}
const read = 'GET /api/users/connections/received'
const decline = `PUT /api/users/connections/received/${contact.userId}`

beforeEach(() => cleanup())

/** Opens the question about declining, and says yes. */
async function declines() {
  const user = showConnections()
  const waiting = within(await screen.findByRole('article', { name: 'سارة' }))
  await user.click(waiting.getByRole('button', { name: 'Decline kindly' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, decline' }),
  )
}

test('who was contacted declines kindly, once, and reads that it was sent', async () => {
  let received = [contact]
  const calls = apiAnswers({
    ...aMemberWith([]),
    [read]: async () => ({ status: 200, body: received }),
    [decline]: async () => {
      received = []
      return { status: 204 }
    },
  })
  await declines()
  await waitFor(() => expect(screen.queryByRole('article', { name: 'سارة' })).toBeNull())
  expect(shownToast()).toMatchObject({ title: 'You have declined سارة' })
  const put = calls.filter(({ method }) => method === 'PUT')
  expect(put.map(({ body }) => body)).toEqual([{ status: 'declined' }])
})

test('received contact that was answered is not listed as waiting', async () => {
  const answered = { ...contact, answeredAt: '2026-11-20T10:00:00.000Z' }
  const calls = apiAnswers(aMemberWith([], { received: [answered] }))
  showConnections()
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/received'))).toBe(true))
  await screen.findByRole('heading', { name: 'Connection history' })
  expect(screen.queryByRole('heading', { name: 'Waiting for your answer' })).toBeNull()
})

test('received contact sends nothing before the question is answered', async () => {
  const calls = apiAnswers(aMemberWith([], { received: [contact] }))
  const user = showConnections()
  await user.click(await screen.findByRole('button', { name: 'Decline kindly' }))
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  screen.getByRole('article', { name: 'سارة' })
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test.each([
  [409, 'conflict', 'There is nothing to decline any more'],
  [404, 'not-found', 'There is nothing to decline any more'],
  [503, 'unavailable', 'Your answer could not be sent'],
])('an answer that is refused with %i says why', async (status, code, title) => {
  apiAnswers({
    ...aMemberWith([], { received: [contact] }),
    [decline]: { status, body: { code, message: 'x' } },
  })
  await declines()
  await waitFor(() => expect(shownToast()).toMatchObject({ title }))
})

test('an answer that is given offline says so, and the contact still waits for it', async () => {
  apiAnswers({ ...aMemberWith([], { received: [contact] }), [decline]: unreachable })
  await declines()
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Your answer could not be sent',
      description: 'Network error',
    }),
  )
  expect(screen.getByRole('button', { name: 'Decline kindly', hidden: true })).toBeTruthy()
})

test('received contacts have no heading where there are none', async () => {
  apiAnswers(aMemberWith([]))
  showConnections()
  await screen.findByRole('link', { name: 'See your matches' })
  expect(screen.queryByRole('heading', { name: 'Waiting for your answer' })).toBeNull()
})
