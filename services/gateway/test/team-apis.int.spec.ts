import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { postTo, rawGet } from './calls.ts'
import { live, manifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'
import { json, Upstream } from './upstream.ts'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await RunningGateway.start()
})

afterAll(async () => {
  await gateway.stop()
})

beforeEach(() => {
  gateway.users.requests.length = 0
  gateway.users.answer = (_, response) => json(response, 200, { ok: true })
})

describe("a team's API", () => {
  const rentals = new Upstream((_, response) => json(response, 200, { of: 'rentals' }))
  let revision = 1

  beforeAll(() => rentals.start())
  afterAll(() => rentals.stop())
  beforeEach(async () => {
    rentals.requests.length = 0
    rentals.answer = (_, response) => json(response, 200, { of: 'rentals' })
    await declare({ rentals: rentals.url })
  })

  /** The registry says so from now on, and the gateway knows it. */
  async function declare(apis: Record<string, string>): Promise<void> {
    revision += 1
    gateway.serve({
      ...live(manifest()),
      revision: `apis.${revision}`,
      apis: Object.entries(apis).map(([prefix, origin]) => ({ prefix, origin })),
    })
    await waitUntil('the gateway knows it', async () => {
      const { headers } = await gateway.get('/api/releases/status')
      return headers.get('x-live-revision') === `apis.${revision}`
    })
  }

  test('is led to its service while it is declared, by a gateway that goes on running', async () => {
    const asked = '/api/rentals/offers?near=1'
    const answer = await gateway.get(asked, { 'x-session-token': 'token' })
    expect([answer.status, await answer.json()]).toEqual([200, { of: 'rentals' }])
    expect((await postTo(gateway.url, '/api/rentals', '{"a":1}')).status).toBe(200)
    expect(rentals.proxied).toMatchObject([
      { method: 'GET', url: asked, headers: { 'x-session-token': 'token' } },
      { method: 'POST', url: '/api/rentals', body: '{"a":1}' },
    ])
    await declare({})
    expect((await gateway.get(asked)).status).toBe(404)
    expect(rentals.proxied).toHaveLength(2)
  })

  test('is led elsewhere from the moment on at which another service is declared', async () => {
    await declare({ rentals: gateway.chat.url })
    gateway.chat.requests.length = 0
    expect((await gateway.get('/api/rentals/offers')).status).toBe(200)
    expect([gateway.chat.proxied.length, rentals.proxied.length]).toEqual([1, 0])
  })

  test.each([
    '/api/rentalsx/offers',
    '/api/Rentals/offers',
    '/api/rentals%2foffers',
    '/api/offers/rentals',
    '/api/..%2frentals/offers',
  ])('is not at %s', async (path) => {
    expect(await rawGet(gateway.url, path)).toBe(404)
    expect(rentals.proxied).toEqual([])
  })

  test('takes no path of the product or the platform, whatever is declared', async () => {
    const taken = ['user', 'auth', 'releases', 'composition', 'browser-reports', 'internal']
    await declare(Object.fromEntries(taken.map((prefix) => [prefix, rentals.url])))
    for (const prefix of taken) {
      for (const path of [`/api/${prefix}`, `/api/${prefix}/unheard-of`]) await gateway.get(path)
    }
    expect(rentals.requests).toEqual([])
    expect((await gateway.get('/api/user/profile')).status).toBe(200)
    expect(gateway.users.proxied.map(({ url }) => url)).toContain('/api/user/profile')
  })

  test('neither gets cookies nor sets them, nor speaks for a service or the whole origin', async () => {
    rentals.answer = (_, response) =>
      json(
        response,
        200,
        {},
        {
          'set-cookie': 'lang=xx',
          'clear-site-data': '"*"',
          'service-worker-allowed': '/',
          'content-security-policy': 'script-src *',
          'x-of-the-service': 'kept',
        },
      )
    const { headers } = await gateway.get('/api/rentals/sw.js', {
      cookie: 'audience=signed',
      'x-service-credential': 'a-secret-of-the-services',
      'x-forwarded-for': '8.8.8.8',
    })
    const [seen] = rentals.proxied
    expect(seen?.headers).not.toHaveProperty('cookie')
    expect(seen?.headers).not.toHaveProperty('x-service-credential')
    expect(seen?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
    expect(headers.get('x-of-the-service')).toBe('kept')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const name of ['set-cookie', 'clear-site-data', 'service-worker-allowed']) {
      expect([name, headers.get(name)]).toEqual([name, null])
    }
  })

  test('has the usual limit of bodies', async () => {
    const body = Buffer.alloc(32 * 1024 + 1, 'x')
    expect((await postTo(gateway.url, '/api/rentals/offers', body)).status).toBe(413)
    const stream = Readable.toWeb(Readable.from([body])) as ReadableStream
    expect((await postTo(gateway.url, '/api/rentals/offers', stream)).status).toBe(413)
    expect(rentals.proxied).toEqual([])
  })

  test('is a 503 while its service is unavailable, and the gateway stays ready', async () => {
    gateway.users.answer = (_, response) => json(response, 200, { status: 'ok' })
    await rentals.stop()
    const answer = await gateway.get('/api/rentals/offers')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await waitUntil('the gateway is ready', async () => (await gateway.get('/readyz')).status === 200)
    await rentals.start()
    expect((await gateway.get('/api/rentals/offers')).status).toBe(200)
  })

  test('is answered while the registry is unavailable, also by a gateway that starts then', async () => {
    await gateway.releases.stop()
    const late = await gateway.beside({})
    for (const replica of [gateway, late]) {
      expect((await replica.get('/api/rentals/offers')).status).toBe(200)
    }
    await late.stop()
    await gateway.releases.start()
  })
})
