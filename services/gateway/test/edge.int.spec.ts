import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { liveRemote, manifest } from './manifests.ts'
import { rawRequest } from './raw-request.ts'
import { RunningGateway } from './running-gateway.ts'

const strictTransport = 'max-age=31536000; includeSubDomains'
let gateway: RunningGateway

beforeAll(async () => {
  gateway = await RunningGateway.start({ PUBLIC_URL: 'https://rafiq.test' })
})
afterAll(() => gateway?.stop())
beforeEach(() => {
  gateway.users.requests.length = 0
})

describe('behind HTTPS', () => {
  test.each([
    ['a page', '/matches'],
    ['no page', '/nowhere/at/all'],
    ['a file of a remote', '/remotes/matches/1.0.0/page.js'],
    ['no file', '/remotes/matches/1.0.0/gone.js'],
    ['an answer of the API', '/api/user/profile'],
    ['no route of the API', '/api/nowhere'],
    ['a path that no router reads', '/%E0%A4%A'],
    ['the state of health', '/healthz'],
    ['a refused preview', '/preview?token=x'],
  ])('%s insists on it, and no other site may frame or base it', async (_what, path) => {
    const { headers } = await gateway.get(path)
    expect(headers.get('strict-transport-security')).toBe(strictTransport)
    const policy = headers.get('content-security-policy')?.split('; ')
    const least = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
    expect(policy).toEqual(expect.arrayContaining(least))
  })

  test.each([
    ['what is no HTTP', 'nonsense\r\n\r\n'],
    ['a target of another server', 'GET //x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'a socket of another site',
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://rafiq.test\r\n\r\n',
    ],
    [
      'a body that is too large',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n',
    ],
  ])('%s is refused with it', async (_what, bytes) => {
    const answer = await rawRequest(gateway.url, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).toContain(`strict-transport-security: ${strictTransport}\r\n`)
    expect(answer).toContain('x-content-type-options: nosniff\r\n')
    expect(answer).toContain("frame-ancestors 'none'\r\n")
  })

  test('a page that its proxy took over plain HTTP goes to its HTTPS address, and a call is refused', async () => {
    const plain = { 'x-forwarded-proto': 'http' }
    const page = await gateway.get('/matches?next=%2Fprofile', plain)
    expect([page.status, page.headers.get('location')]).toEqual([
      308,
      'https://rafiq.test/matches?next=%2Fprofile',
    ])
    const call = await gateway.get('/api/user/profile', plain)
    expect([call.status, await call.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })])
    expect(gateway.users.proxied).toEqual([])
    const socket = await rawRequest(
      gateway.url,
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nX-Forwarded-Proto: http\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: https://rafiq.test\r\n\r\n',
    )
    expect(socket).toMatch(/^HTTP\/1\.1 403 /)
    const secure = await gateway.get('/matches', { 'x-forwarded-proto': 'https' })
    expect(secure.status).toBe(200)
  })

  test('cookies are those that no other host can set', async () => {
    const canary = { manifest: manifest({ version: '1.1.0' }), percent: 100, salt: 'salt' }
    gateway.serve({
      revision: 'r2',
      disabled: [],
      yanked: [],
      apis: [],
      remotes: [liveRemote(manifest(), { canary })],
    })
    const cookies = async (cookie = '') => (await gateway.get('/', { cookie })).headers.getSetCookie()
    await waitUntil('the canary is served', async () => (await cookies()).length > 0)
    const [cookie = ''] = await cookies()
    expect(cookie).toMatch(/^__Host-release=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    expect(await cookies(cookie.split(';')[0])).toEqual([])
    expect(await cookies('release=visitor-number-1')).toHaveLength(1)
  })

  test('the language is read from such a cookie only', async () => {
    const language = async (cookie: string) =>
      /<html lang="(\w+)"/.exec(await (await gateway.get('/matches', { cookie })).text())?.[1]
    expect([await language('__Host-lang=en'), await language('lang=en')]).toEqual(['en', 'ar'])
  })
})

describe('a request id', () => {
  test('is made here: the caller’s reaches neither the answer nor a service', async () => {
    const id = 'chosen-by-the-caller'
    const { headers } = await gateway.get('/api/user/profile', { 'x-request-id': id })
    const made = headers.get('x-request-id')
    expect(made).toMatch(/^[0-9a-f-]{36}$/)
    expect(gateway.users.proxied.map((request) => request.headers['x-request-id'])).toEqual([made])
  })
})

test.each([
  ['two lengths', 'Content-Length: 6\r\nTransfer-Encoding: chunked'],
  ['a length that it has twice', 'Content-Length: 6\r\nContent-Length: 7'],
  ['an encoding that is none', 'Transfer-Encoding: xchunked'],
])('request with %s ends before a service receives it', async (_what, lengths) => {
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lengths}\r\n\r\n`
  const smuggled = 'GET /api/user/profile HTTP/1.1\r\nHost: x\r\n\r\n'
  expect(await rawRequest(gateway.url, `${head}0\r\n\r\n${smuggled}`)).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(gateway.users.proxied).toEqual([])
})

test('TRACE is answered without echoing the request', async () => {
  const token = 'x-session-token: a-token-that-must-not-come-back'
  for (const path of ['/', '/api/user/profile']) {
    const bytes = `TRACE ${path} HTTP/1.1\r\nHost: x\r\n${token}\r\nConnection: close\r\n\r\n`
    const answer = await rawRequest(gateway.url, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('must-not-come-back')
  }
  expect(gateway.users.proxied).toEqual([])
})
