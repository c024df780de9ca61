import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calledBy, offendingAnswers, type SampleCall, withoutSample } from '@rafiq/testing'
import { ConnectionsService } from './connections-service.ts'

let connections: ConnectionsService
let samples: SampleCall[]

const internal = calledBy('users')

beforeAll(async () => {
  connections = await ConnectionsService.start()
  const [one, two] = [await connections.users.member(), await connections.users.member()]
  const headers = { 'x-session-token': one.token }
  const pair = { userId: one.id, matchedUserId: two.id }
  samples = [
    { method: 'POST', path: '/api/whatsapp-connections', headers, body: { ...pair, status: 'contacted' } },
    {
      method: 'PATCH',
      path: '/api/whatsapp-connections/{userId}/{matchedUserId}',
      params: pair,
      headers,
      body: { status: 'connected' },
    },
    { method: 'GET', path: '/api/users/connections', headers },
    {
      method: 'PUT',
      path: '/api/users/connections/received/{userId}',
      params: { userId: two.id },
      headers,
      body: { status: 'declined' },
    },
    {
      method: 'GET',
      path: '/internal/members/{memberId}/export',
      params: { memberId: one.id },
      headers: internal,
    },
    {
      method: 'GET',
      path: '/internal/members/{memberId}/counts',
      params: { memberId: one.id },
      headers: calledBy('moderation'),
    },
    {
      method: 'GET',
      path: '/internal/members/{memberId}/waiting',
      params: { memberId: one.id },
      headers: internal,
    },
    { method: 'POST', path: '/internal/contacts', headers: calledBy('chat'), body: pair },
    {
      method: 'PUT',
      path: '/internal/blocks/{blockerId}/{blockedId}',
      params: { blockerId: one.id, blockedId: two.id },
      headers: internal,
      body: { blocked: false, version: 1 },
    },
  ]
})
afterAll(() => connections?.stop())

test('every call of the connections service that takes something is among the samples', async () => {
  const { json } = await connections.call('GET', '/api/docs-json')
  expect(withoutSample(json, samples)).toEqual([])
})

test('the connections service refuses whatever no text may hold, and answers no input with 5xx', async () => {
  const offending: string[] = []
  for (const sample of samples) {
    offending.push(...(await offendingAnswers(sample, (call) => connections.app.inject(call))))
  }
  expect(offending).toEqual([])
})
