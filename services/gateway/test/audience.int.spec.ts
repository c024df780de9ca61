import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Audience } from '@rafiq/platform-contracts'
import { verifyPage } from '@rafiq/service-kit'
import { signingKeys } from '@rafiq/testing'
import { ComposedPages, compositionIn, next, versionsOf } from './composed-pages.ts'
import { RunningGateway } from './running-gateway.ts'
import { json } from './upstream.ts'

let gateway: RunningGateway
let pages: ComposedPages

beforeAll(async () => {
  gateway = await RunningGateway.start()
  pages = new ComposedPages(gateway)
})

afterAll(async () => {
  await gateway.stop()
})

const canaryFor = (audience: Audience | undefined, percent = 100) =>
  pages.serve({ canary: { manifest: next, percent, salt: 'salt', ...(audience && { audience }) } })

beforeEach(async () => {
  gateway.users.answer = (_, response) => json(response, 200, { role: 'moderator', branch: 'north' })
  gateway.users.requests.length = 0
  await canaryFor({ team: ['staff'] })
})

const remember = (headers: Record<string, string> = { 'x-session-token': 'a-session' }) =>
  fetch(`${gateway.url}/api/composition/audience`, { method: 'PUT', headers })
const pair = (cookie = '') => cookie.split(';', 1)[0] ?? ''
const versionFor = async (cookie: string, path = '/matches') => versionsOf(await pages.page(path, cookie))[0]

/** The cookies of a browser in which somebody of this session is signed in. */
async function signedIn(): Promise<string> {
  const [cookie] = (await remember()).headers.getSetCookie()
  return `signed-in=1; ${pair(cookie)}`
}

describe('a canary for a language', () => {
  beforeEach(() => canaryFor({ language: ['en'] }))

  test.each([
    ['', '/matches', '1.1.0'],
    ['lang=en', '/matches', '2.0.0'],
    ['lang=ar', '/matches?lang=en', '2.0.0'],
    ['lang=en', '/matches?lang=ar', '1.1.0'],
  ])('of a browser with %j that opens %s: %s', async (cookie, path, version) => {
    expect(await versionFor(cookie, path)).toBe(version)
  })

  test('asks nobody who is signed in', async () => {
    expect(await (await gateway.get('/matches')).text()).not.toContain('"audience":true')
  })
})

describe('a canary for some who are signed in', () => {
  test('comes to them once the gateway remembers it, and to nobody else', async () => {
    const answer = await remember()
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(answer.status).toBe(204)
    expect(cookie).toMatch(/^audience=[\w.-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/)
    expect(await versionFor(`signed-in=1; ${pair(cookie)}`)).toBe('2.0.0')
    expect(await versionFor('')).toBe('1.1.0')
  })

  test('has a page say who is signed in', async () => {
    expect(await (await gateway.get('/matches')).text()).toContain('"audience":true')
  })

  test('keeps of a session what it asks for and no more, by one read', async () => {
    const [cookie = ''] = (await remember()).headers.getSetCookie()
    const [text = ''] = pair(cookie).replace('audience=', '').split('.')
    expect(Buffer.from(text, 'base64url').toString()).toBe('team=staff')
    await canaryFor({ team: ['staff'], branch: ['north'] })
    gateway.users.requests.length = 0
    const both = await signedIn()
    expect(gateway.users.requests.map(({ url }) => url)).toEqual(['/api/user/profile'])
    expect(await versionFor(both)).toBe('2.0.0')
    expect(await versionFor(`signed-in=1; ${pair(cookie)}`)).toBe('1.1.0')
  })

  test('is not for a session of others', async () => {
    gateway.users.answer = (_, response) => json(response, 200, { role: 'user', branch: null })
    expect(await versionFor(await signedIn())).toBe('1.1.0')
  })

  test('is not chosen by a cookie of one’s own', async () => {
    const text = Buffer.from('team=staff').toString('base64url')
    expect(await versionFor(`signed-in=1; audience=${text}.9999999999.forged`)).toBe('1.1.0')
  })

  test('marks who is in its audience as its control where the share leaves them out', async () => {
    await canaryFor({ team: ['staff'] }, 1)
    const seed = 'release=a-visitor-of-stable'
    const partOf = async (cookie: string) => {
      const html = await (await gateway.get('/matches', { cookie })).text()
      const [, token = ''] = /<meta name="page-token" content="([^"]+)">/.exec(html) ?? []
      const { canaries, controls } =
        verifyPage([signingKeys.PREVIEW_LINK_KEYS], compositionIn(html).id, token, new Date()) ?? {}
      return { canaries, controls }
    }
    expect(await partOf(`${seed}; ${await signedIn()}`)).toEqual({ canaries: [], controls: ['matches'] })
    expect(await partOf(seed)).toEqual({ canaries: [], controls: [] })
  })
})

describe('the audience cookie', () => {
  const dropped = [expect.stringMatching(/^audience=; .*Max-Age=0/)]

  test.each([
    ['without a session', {}],
    ['with one that has ended', { 'x-session-token': 'ended' }],
  ])('is taken away %s', async (_, headers) => {
    gateway.users.answer = (_, response) => json(response, 401, {})
    const answer = await remember(headers)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, dropped])
  })

  test('is not made while nobody can say whose session it is', async () => {
    gateway.users.answer = (_, response) => json(response, 503, {})
    const answer = await remember()
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []])
  })

  test('is taken away by the next document of a browser in which nobody is signed in', async () => {
    const [, cookie = ''] = (await signedIn()).split('; ')
    const { cookies } = await pages.page('/', `release=visitor-number-1; ${cookie}`)
    expect(cookies).toEqual(dropped)
  })

  test('is taken away, and asked of no session, where no canary needs it any more', async () => {
    const cookie = await signedIn()
    gateway.users.requests.length = 0
    await canaryFor(undefined)
    expect((await pages.page('/', `release=visitor-number-1; ${cookie}`)).cookies).toEqual(dropped)
    expect((await remember()).headers.getSetCookie()).toEqual(dropped)
    expect(gateway.users.requests).toEqual([])
  })
})
