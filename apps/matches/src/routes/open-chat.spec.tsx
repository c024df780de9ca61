import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import type { Connection } from '@rafiq/contracts/connections'
import { cleanup, screen, within } from '@testing-library/react'
import { aConnection, memberId } from '../testing/a-connection.ts'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showConnections, showMatches } from '../testing/show.tsx'

const post = 'POST /api/chat-rooms'
const room = {
  id: '01890a5d-ac96-774b-bcce-b302099a8201',
  otherUser: { id: aMatch().id, name: 'سارة' },
  messages: [],
  unreadCount: 0,
  own: { deliveredSequence: 0, readSequence: 0 },
  other: { deliveredSequence: 0, readSequence: 0, online: false },
  lastActivityAt: '2026-11-20T09:05:00.000Z',
}
const rejection = (status: number, code: string) => ({ status, body: { code, message: 'x' } })
const open = () => screen.findByRole('button', { name: 'Chat in Rafiq' })

beforeEach(() => cleanup())

describe('a match who shares no number', () => {
  const match = aMatch({ phone: null })

  test('can be talked to here, and the card says why', async () => {
    const calls = apiAnswers({ ...aMemberWith([match]), [post]: { status: 200, body: room } })
    const user = showMatches()
    await screen.findByText('They chose to keep their number private.')
    screen.getByText('You can talk here in Rafiq, without either of you showing a number.')
    await user.click(await open())
    await screen.findByText(`/chat/${room.id}`)
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { matchedUserId: match.id },
    ])
  })

  test.each([
    ['contact-limit', 422, /You have reached the maximum number of contacts\./],
    ['not-found', 404, /You are no longer matched/],
    ['account-paused', 403, /paused/i],
    ['unavailable', 503, /not available/],
  ])('says why the chat could not be opened (%s)', async (code, status, words) => {
    apiAnswers({ ...aMemberWith([match]), [post]: rejection(status, code) })
    const user = showMatches()
    await user.click(await open())
    within(await screen.findByRole('alert')).getByText(words)
  })
})

test('a match who shares a number can be talked to here as well', async () => {
  const calls = apiAnswers({ ...aMemberWith([aMatch()]), [post]: { status: 200, body: room } })
  const user = showMatches()
  await user.click(await open())
  await screen.findByText(`/chat/${room.id}`)
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { matchedUserId: aMatch().id },
  ])
})

test('a contact links to its conversation, a failed one does not', async () => {
  const failed = aConnection({ id: memberId, status: 'failed' })
  apiAnswers({
    ...aMemberWith([], { connections: [aConnection({ status: 'connected' }), failed] }),
    [post]: { status: 200, body: room },
  })
  const user = showConnections()
  await user.click(await open())
  await screen.findByText(`/chat/${room.id}`)
})

test('a chat that opens when the member has gone elsewhere leaves them there', async () => {
  const opened = Promise.withResolvers<{ status: number; body: unknown }>()
  let connections: Connection[] = []
  apiAnswers({
    ...aMemberWith([aMatch()]),
    'GET /api/users/connections': async () => ({ status: 200, body: connections }),
    [post]: () => opened.promise,
  })
  const user = showMatches()
  await user.click(await open())
  await user.click(screen.getByRole('link', { name: 'See your connections' }))
  await screen.findByText('No contacts yet')
  connections = [aConnection()]
  opened.resolve({ status: 200, body: room })
  await screen.findByRole('article', { name: 'سارة' })
})
