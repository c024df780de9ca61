import { request } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { anyErrorBodySchema } from '@rafiq/platform-contracts'
import { waitUntil } from '@rafiq/testing'
import { postTo, rawGet } from './calls.ts'
import { manifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'
import { json } from './upstream.ts'

const mebibyte = 1024 * 1024
let gateway: RunningGateway

beforeAll(async () => {
  gateway = await RunningGateway.start()
})

afterAll(async () => {
  await gateway.stop()
})

beforeEach(() => {
  gateway.users.requests.length = 0
  gateway.users.answer = (_, response) => json(response, 200, { ok: true }, { 'x-of-the-service': 'kept' })
})

const post = (path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  postTo(gateway.url, path, body, headers)

describe('a call of the API', () => {
  test('reaches its service as it was made', async () => {
    const answer = await post('/api/auth/login?a=1', '{"email":"ب"}', { 'x-session-token': 'token' })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    expect(gateway.users.proxied).toMatchObject([
      {
        method: 'POST',
        url: '/api/auth/login?a=1',
        body: '{"email":"ب"}',
        headers: { 'x-session-token': 'token' },
      },
    ])
  })

  test('brings back what the service said', async () => {
    gateway.users.answer = (_, response) =>
      json(response, 409, { code: 'email-exists' }, { 'x-of-the-service': 'kept' })
    const answer = await post('/api/users/with-matching', '{}')
    expect([answer.status, answer.headers.get('x-of-the-service')]).toEqual([409, 'kept'])
    expect(await answer.json()).toEqual({ code: 'email-exists' })
  })

  test('brings back every cookie that the service sets', async () => {
    gateway.users.answer = (_, response) => {
      response.writeHead(204, { 'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'] }).end()
    }
    const answer = await post('/api/users/with-matching', '{}')
    expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly'])
  })

  test('bears one request id on both sides', async () => {
    const answer = await gateway.get('/api/user/profile')
    const [seen] = gateway.users.proxied
    expect(seen?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'))
  })

  test('tells the address that the gateway saw, whatever the caller claims', async () => {
    await gateway.get('/api/user/profile', {
      'x-forwarded-for': '8.8.8.8',
      forwarded: 'for=8.8.8.8',
      'x-real-ip': '8.8.8.8',
    })
    const headers = gateway.users.proxied[0]?.headers
    expect(headers?.['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
    expect(JSON.stringify(headers)).not.toContain('8.8.8.8')
  })

  test('cannot speak for a service', async () => {
    await gateway.get('/api/user/profile', { 'x-service-credential': 'a-secret-of-the-services' })
    expect(gateway.users.proxied[0]?.headers).not.toHaveProperty('x-service-credential')
  })

  test('waits for permission to send, as curl does with large bodies', async () => {
    expect((await expectContinue('/api/users/with-matching', 'x'.repeat(2 * mebibyte))).status).toBe(200)
  })

  test.each([
    '/api',
    '/api/user/unheard-of',
    '/api/chat-rooms/0199-7',
    '/api/moderators',
    '/api/internal/live',
    '/api/auth/../../internal/live',
  ])('%s reaches nobody', async (path) => {
    const answer = await gateway.get(path)
    expect([answer.status, gateway.users.proxied, gateway.releases.proxied]).toEqual([404, [], []])
  })

  test.each([
    ['404 of a path that no service has', () => gateway.get('/api/unheard-of'), 404, 'not-found'],
    [
      '415 of a body whose type is none',
      () => post('/api/auth/login', '{}', { 'content-type': 'x' }),
      415,
      'unsupported-type',
    ],
    ['413 of a body', () => post('/api/auth/login', Buffer.alloc(32 * 1024 + 1)), 413, 'too-large'],
  ])('%s has the shape of every error', async (_, ask, status, code) => {
    const answer = await ask()
    expect([answer.status, await answer.json()]).toEqual([status, { message: expect.any(String), code }])
    expect(answer.headers.get('x-request-id')).not.toBeNull()
  })

  test.each(['/api/auth/%2e%2e/%2e%2e/internal/live', '/api/auth/..%2f..%2finternal%2flive'])(
    '%s does not climb out of the API',
    async (path) => {
      const answer = await rawGet(gateway.url, path)
      expect(answer).toBeGreaterThanOrEqual(400)
      expect(gateway.users.requests.filter(({ url }) => url.includes('internal'))).toEqual([])
    },
  )

  test('is answered as JSON that nobody may show as a page', async () => {
    const { headers } = await gateway.get('/api/user/profile')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a body that is too large', () => {
  const tooLarge = (answer: Response) =>
    answer.json().then((body) => [answer.status, anyErrorBodySchema.parse(body).code])

  test('is rejected by its length, before the service receives it', async () => {
    const answer = await post('/api/users/with-matching', Buffer.alloc(8 * mebibyte + 1))
    expect(await tooLarge(answer)).toEqual([413, 'too-large'])
    expect(gateway.users.requests.filter(({ url }) => url.startsWith('/api'))).toEqual([])
  })

  test('is refused in the middle where it has no length', async () => {
    const chunks = Array.from({ length: 9 }, () => Buffer.alloc(mebibyte))
    const answer = await post(
      '/api/users/with-matching',
      Readable.toWeb(Readable.from(chunks)) as ReadableStream,
    )
    expect(await tooLarge(answer)).toEqual([413, 'too-large'])
  })

  test.each([
    ['/api/auth/login', 32 * 1024],
    ['/api/messages', 32 * 1024],
    ['/api/releases/reports', 8 * 1024],
    ['/matches', 32 * 1024],
  ])('is one of more than %s takes, with a length and without', async (path, maximum) => {
    const body = Buffer.alloc(maximum + 1, 'x')
    expect(await tooLarge(await post(path, body))).toEqual([413, 'too-large'])
    if (path.startsWith('/api')) {
      const stream = Readable.toWeb(Readable.from([body])) as ReadableStream
      expect(await tooLarge(await post(path, stream))).toEqual([413, 'too-large'])
    }
    expect([...gateway.users.proxied, ...gateway.chat.proxied, ...gateway.releases.proxied]).toEqual([])
  })

  test('is answered by its service before it is read, and the sender gets the answer', async () => {
    gateway.users.answerUnread = (_, response) => json(response, 401, { code: 'unauthorized' })
    const answer = await post('/api/user/profile', Buffer.alloc(7 * mebibyte, 'x'))
    expect([answer.status, await answer.json()]).toEqual([401, { code: 'unauthorized' }])
    gateway.users.answerUnread = undefined
  })

  test('is taken up to the limit', async () => {
    const answer = await post('/api/users/with-matching', Buffer.alloc(8 * mebibyte, 'x'))
    expect([answer.status, gateway.users.proxied[0]?.body.length]).toEqual([200, 8 * mebibyte])
  })
})

describe('a service that is unavailable', () => {
  test('is a 503 with Retry-After', async () => {
    await gateway.users.stop()
    const answer = await gateway.get('/api/user/profile')
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      anyErrorBodySchema.parse(await answer.json()).code,
    ]).toEqual([503, '5', 'unavailable'])
    await gateway.users.start()
    expect((await gateway.get('/api/user/profile')).status).toBe(200)
  })

  test.each([
    ['GET', 2, 200],
    ['POST', 1, 503],
  ])(
    'that breaks a connection off before it answers is asked again where %s changes nothing',
    async (method, asked, status) => {
      gateway.users.answer = (_, response) => {
        gateway.users.answer = (_, response) => json(response, 200, { ok: true })
        response.destroy()
      }
      const answer = await (method === 'GET'
        ? gateway.get('/api/user/profile')
        : post('/api/users/with-matching', '{}', { 'content-type': 'application/json' }))
      expect([gateway.users.proxied.length, answer.status]).toEqual([asked, status])
    },
  )

  test('is a 503 for a large upload too, which is read to its end', async () => {
    await gateway.users.stop()
    const chunks = Array.from({ length: 6 }, () => Buffer.alloc(mebibyte))
    const answer = await post(
      '/api/users/with-matching',
      Readable.toWeb(Readable.from(chunks)) as ReadableStream,
    )
    expect(answer.status).toBe(503)
    await gateway.users.start()
  })

  test('is asked once, also when it says itself that it cannot', async () => {
    gateway.users.answer = (_, response) =>
      json(response, 503, { code: 'unavailable' }, { 'retry-after': '1' })
    expect((await gateway.get('/api/user/profile')).status).toBe(503)
    expect(gateway.users.proxied).toHaveLength(1)
  })

  test('makes the gateway not ready', async () => {
    gateway.users.answer = (_, response) => json(response, 200, { status: 'ok' })
    await waitUntil('the gateway is ready', async () => (await gateway.get('/readyz')).status === 200)
    gateway.users.answer = (_, response) => json(response, 503, { status: 'error' })
    await waitUntil('the gateway is not ready', async () => (await gateway.get('/readyz')).status === 503)
    const answer = await gateway.get('/readyz')
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { error: { users: { status: 'down' } } },
    ])
    expect((await gateway.get('/healthz')).status).toBe(200)
  })

  test('leaves the gateway ready while one of its replicas shuts down', async () => {
    gateway.users.answer = (_, response) => json(response, 503, { status: 'error' })
    await waitUntil('the gateway is not ready', async () => (await gateway.get('/readyz')).status === 503)
    gateway.users.answer = (_, response) => json(response, 503, { status: 'shutting_down' })
    await waitUntil('the gateway is ready', async () => (await gateway.get('/readyz')).status === 200)
  })

  test('is asked whether it is ready once for all who ask the gateway at a time', async () => {
    let asked = 0
    gateway.users.answer = (_, response) => {
      asked += 1
      json(response, 200, { status: 'ok' })
    }
    await waitUntil('the gateway is ready', async () => (await gateway.get('/readyz')).status === 200)
    const start = performance.now()
    const before = asked
    await Promise.all(Array.from({ length: 50 }, () => gateway.get('/readyz')))
    expect(asked - before).toBeLessThanOrEqual(1 + Math.floor((performance.now() - start) / 1_000))
  })
})

test('publish request is answered with the releases that pages are composed from', async () => {
  gateway.publish('r1', manifest())
  await waitUntil('the gateway knows it', async () => {
    const { headers } = await gateway.get('/api/releases/status')
    return headers.get('x-live-revision') === 'r1'
  })
  expect((await gateway.get('/api/user/profile')).headers.get('x-live-revision')).toBeNull()
})

function expectContinue(path: string, body: string): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url)
    const headers = {
      expect: '100-continue',
      'content-length': body.length,
      'content-type': 'application/json',
    }
    const sent = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0 })
    })
    sent.on('error', reject)
    sent.on('continue', () => sent.end(body))
  })
}
