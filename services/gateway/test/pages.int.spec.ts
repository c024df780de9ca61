import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Composition, compositionSchema, restrictedCompositionSchema } from '@rafiq/platform-contracts'
import { waitUntil } from '@rafiq/testing'
import { manifest, staffManifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'
import { json } from './upstream.ts'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await RunningGateway.start()
})

afterAll(async () => {
  await gateway.stop()
})

async function compositionOf(path = '/'): Promise<Composition> {
  const html = await (await gateway.get(path)).text()
  return compositionSchema.parse(JSON.parse(/id="composition">(.*)<\/script>/.exec(html)?.[1] ?? ''))
}

describe('a page', () => {
  test.each([
    ['', '<html lang="ar" dir="rtl">'],
    ['lang=en', '<html lang="en" dir="ltr">'],
  ])('with the cookie %j is %s', async (cookie, html) => {
    const answer = await gateway.get('/', { cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain(html)
  })

  test('comes with the frame of the shell', async () => {
    const html = await (await gateway.get('/')).text()
    expect(html).toContain('<div id="root"><header class="frame"></header></div>')
    expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">')
  })

  test('is guarded by a policy whose nonce is its own', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await gateway.get('/matches')
        const nonce = /'nonce-([^']+)' 'strict-dynamic'/.exec(
          answer.headers.get('content-security-policy') ?? '',
        )?.[1]
        expect(await answer.text()).toContain(`nonce="${nonce}"`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('has every protecting header', async () => {
    const { headers } = await gateway.get('/')
    expect(Object.fromEntries(headers)).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.any(String),
    })
  })

  test('preloads its own remote and no other', async () => {
    expect(await (await gateway.get('/matches')).text()).toContain(
      'href="/remotes/matches/1.0.0/page.js" as="script"',
    )
    expect(await (await gateway.get('/login')).text()).not.toContain('as="script" href="/remotes/')
  })

  test.each(['br', 'gzip'])('is sent as %s to who takes it', async (encoding) => {
    const answer = await gateway.get('/', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.text()).toContain('</html>')
  })

  test.each(['/no-such-page', '/matches/and/more', '/internal/live'])(
    '%s is the same document with 404',
    async (path) => {
      const answer = await gateway.get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('id="composition"')
    },
  )

  test('cannot be posted to', async () => {
    const answer = await fetch(`${gateway.url}/matches`, { method: 'POST' })
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }])
  })

  test('is short for a HEAD request', async () => {
    const answer = await fetch(`${gateway.url}/no-such-page`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })
})

describe('restricted remotes', () => {
  const restricted = (headers: Record<string, string> = {}) =>
    gateway.get('/api/composition/restricted?composition=x', headers)
  const callerIs = (status: number, body: unknown) => {
    gateway.users.answer = (_, response) => json(response, status, body)
  }

  test('leave only their guarded paths in the document', async () => {
    const answer = await gateway.get('/moderator')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).not.toContain('moderation')
    expect((await compositionOf()).restricted).toEqual([
      { path: '/moderator/*', roles: ['moderator', 'admin'] },
    ])
  })

  test('are told to staff', async () => {
    callerIs(200, { role: 'moderator', restriction: null })
    const answer = await restricted({ 'x-session-token': 'staff' })
    expect(answer.status).toBe(200)
    expect(Object.keys(restrictedCompositionSchema.parse(await answer.json()).microFrontends)).toEqual([
      'moderation',
    ])
    expect(gateway.users.requests.slice(-2)).toMatchObject([
      { url: '/api/user/profile', headers: { 'x-session-token': 'staff' } },
      { url: '/api/user/security', headers: { 'x-session-token': 'staff' } },
    ])
  })

  test.each(['second-factor-required', 'password-change-required'])(
    'are not told to staff before they are done with: %s',
    async (restriction) => {
      callerIs(200, { role: 'moderator', restriction })
      const answer = await restricted({ 'x-session-token': 'staff' })
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: restriction }])
    },
  )

  test('are not told to members', async () => {
    callerIs(200, { role: 'user' })
    expect((await restricted({ 'x-session-token': 'member' })).status).toBe(403)
  })

  test('that are for members are told to members, without those for staff', async () => {
    const forMembers = { path: '/rentals', roles: ['user' as const, 'moderator' as const], files: [] }
    gateway.publish('r-members', manifest({ name: 'rentals', routes: [forMembers] }), staffManifest())
    await waitUntil('it is live', async () => (await compositionOf()).restricted.length === 2)
    callerIs(200, { role: 'user' })
    const answer = await restricted({ 'x-session-token': 'member' })
    const { microFrontends } = restrictedCompositionSchema.parse(await answer.json())
    expect(Object.keys(microFrontends)).toEqual(['rentals'])
    gateway.publish('r-staff-only', manifest(), staffManifest())
    await waitUntil('it is gone', async () => (await compositionOf()).restricted.length === 1)
  })

  test('are not listed for visitors, or for an ended session', async () => {
    expect((await restricted()).status).toBe(401)
    callerIs(401, {})
    expect((await restricted({ 'x-session-token': 'dead' })).status).toBe(401)
  })

  test('have to wait while sessions cannot be checked', async () => {
    callerIs(503, {})
    const answer = await restricted({ 'x-session-token': 'staff' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
  })

  test('stay those of the page that asks, over a release', async () => {
    callerIs(200, { role: 'admin', restriction: null })
    const { id } = await compositionOf()
    gateway.publish('r-staff', manifest(), staffManifest({ version: '2.0.0' }))
    await waitUntil('the release is live', async () => (await compositionOf()).id !== id)
    const versionFor = async (composition: string) => {
      const answer = await gateway.get(`/api/composition/restricted?composition=${composition}`, {
        'x-session-token': 's',
      })
      const { microFrontends } = restrictedCompositionSchema.parse(await answer.json())
      return microFrontends.moderation?.[0]?.metadata.version
    }
    expect(await versionFor(id)).toBe('1.0.0')
    expect(await versionFor((await compositionOf()).id)).toBe('2.0.0')
  })
})

describe('a release', () => {
  const versionLive = async () => (await compositionOf()).microFrontends.matches?.[0]?.metadata.version

  test('is live without a restart', async () => {
    gateway.publish('r2', manifest({ version: '1.1.0' }), staffManifest())
    await waitUntil('the release is live', async () => (await versionLive()) === '1.1.0')
  })

  test('brings new pages with it', async () => {
    expect((await gateway.get('/rentals')).status).toBe(404)
    gateway.publish('r3', manifest(), manifest({ name: 'rentals' }))
    await waitUntil('the new page is there', async () => (await gateway.get('/rentals')).status === 200)
  })

  test('of broken content leaves pages as they are', async () => {
    const before = await compositionOf()
    gateway.releases.answer = (_, response) => json(response, 200, { nonsense: true })
    const asked = gateway.releases.requests.length
    await waitUntil('the registry was asked again', () => gateway.releases.requests.length > asked + 1)
    expect(await compositionOf()).toEqual(before)
  })
})

describe('while the releases service is down', () => {
  test('pages are served, also from a gateway that starts meanwhile', async () => {
    const before = await compositionOf()
    await gateway.releases.stop()
    expect(await compositionOf()).toEqual(before)
    await gateway.shutDown()
    await gateway.boot()
    expect(await compositionOf('/matches')).toEqual(before)
  })

  test('and there never was a state, the shell has its pages and all others ask to wait', async () => {
    await gateway.shutDown()
    await gateway.redis.clear()
    await gateway.boot()
    expect((await gateway.get('/login')).status).toBe(200)
    const answer = await gateway.get('/matches')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })
})
