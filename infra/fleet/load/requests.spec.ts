import { expect, test } from '@jest/globals'
import { requestOf } from './requests.ts'

const asker = { memberId: 'm', token: 't', matchedId: 'o', room: 'r', staffToken: 's' }
const twenty = Array.from({ length: 20 }, (_, index) => requestOf(index, asker, `c${index}`))

test('a tenth of the requests of a rolling restart are writes', () => {
  expect(twenty.filter(({ method }) => method !== 'GET').map(({ kind }) => kind)).toEqual(['message', 'mark'])
  expect(requestOf(20, asker, 'c0')).toEqual(twenty[0])
})

test('requests of a rolling restart are made without a session, by members and by staff', () => {
  const sessionOf = (path: string) =>
    twenty.find((request) => request.path === path)?.headers['x-session-token']
  expect(['/', '/api/user/profile', '/api/releases/status'].map(sessionOf)).toEqual([undefined, 't', 's'])
})

test('every message of a rolling restart has a client id of its own', () => {
  const sent = twenty.find(({ kind }) => kind === 'message')
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ chatRoomId: 'r', senderId: 'm', clientId: 'c9' })
})
