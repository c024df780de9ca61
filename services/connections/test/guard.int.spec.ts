import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService

beforeAll(async () => {
  // Three writes, and six looks at a list.
  service = await ConnectionsService.start({ RATE_LIMIT_SCALE: '0.05' })
})
afterAll(() => service?.stop())

test('contacts and outcomes are limited for each member', async () => {
  const [me, other] = [await service.users.member(), await service.users.member()]
  const outsider = '01900000-0000-7000-8000-000000000000'
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await service.contact(me, outsider)).status).toBe(404)
    expect((await service.settle(me, outsider, 'failed')).status).toBe(404)
  }
  for (const answer of [await service.contact(me, outsider), await service.settle(me, outsider, 'failed')]) {
    expect(answer).toMatchObject({ status: 429, json: { code: 'too-many-requests' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await service.contact(other, me.id)).status).toBe(201)
})

test('the OpenAPI document names every call', async () => {
  const { status, json } = await service.call('GET', '/api/docs-json')
  expect(status).toBe(200)
  expect(Object.keys(json.paths)).toEqual(
    expect.arrayContaining([
      '/api/whatsapp-connections',
      '/api/whatsapp-connections/{userId}/{matchedUserId}',
      '/api/users/connections',
      '/api/user/match-limit',
    ]),
  )
})

test('session ended elsewhere is rejected here at once', async () => {
  const me = await service.users.member()
  expect((await service.limit(me)).status).toBe(200)
  await service.users.delete(me)
  expect(await service.limit(me)).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
})
