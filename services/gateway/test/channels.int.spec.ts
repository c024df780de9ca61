import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  type Composition,
  compositionSchema,
  type LiveReleases,
  restrictedCompositionSchema,
} from '@rafiq/platform-contracts'
import { type PreviewClaims, type RenderedPage, signPreview, verifyPage } from '@rafiq/service-kit'
import { signingKeys, switchableProxy, waitUntil } from '@rafiq/testing'
import { liveRemote, manifest, staffManifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'
import { json } from './upstream.ts'

let gateway: RunningGateway
let revision = 0

beforeAll(async () => {
  gateway = await RunningGateway.start()
})

afterAll(async () => {
  await gateway.stop()
})

type LiveRemote = LiveReleases['remotes'][number]

const stable = manifest({ version: '1.1.0' })
const before = manifest({ version: '1.0.0' })
const next = manifest({ version: '2.0.0' })
const canary = (percent: number): Partial<LiveRemote> => ({
  canary: { manifest: next, percent, salt: 'salt' },
})
const stickers = {
  name: 'stickers',
  manifest: manifest({ version: '3.0.0' }),
  expiresAt: '2126-01-01T00:00:00.000Z',
}

/** Serves this state, and waits until pages are composed from it. */
async function serve(overrides: Partial<LiveRemote> = {}): Promise<void> {
  revision += 1
  const marker = manifest({ name: 'marker', version: `1.0.${revision}` })
  const remotes = [liveRemote(stable, { fallback: before, ...overrides }), liveRemote(marker)]
  gateway.serve({ revision: `r.${revision}`, disabled: [], yanked: [], remotes })
  await waitUntil('the state is served', async () => {
    const { microFrontends } = (await page()).composition
    return microFrontends.marker?.[0]?.metadata.version === marker.version
  })
}

async function page(path = '/', cookie = ''): Promise<{ composition: Composition; cookies: string[] }> {
  const answer = await gateway.get(path, { cookie })
  const html = await answer.text()
  return { composition: compositionIn(html), cookies: answer.headers.getSetCookie() }
}

const compositionIn = (html: string): Composition =>
  compositionSchema.parse(JSON.parse(/id="composition">(.*)<\/script>/.exec(html)?.[1] ?? ''))

const versionsOf = ({ composition }: Awaited<ReturnType<typeof page>>) => {
  const [remote] = composition.microFrontends.matches ?? []
  return [remote?.metadata.version, remote?.extras.fallback?.version]
}
const pair = (cookie = '') => cookie.split(';', 1)[0] ?? ''

beforeEach(() => serve())

describe('a canary', () => {
  test('gives a visitor a seed that names nobody, once, and only where there is a canary', async () => {
    expect((await page()).cookies).toEqual([])
    await serve(canary(50))
    const [cookie = ''] = (await page()).cookies
    expect(cookie).toMatch(/^release=[\w-]{22}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax/)
    expect((await page('/', pair(cookie))).cookies).toEqual([])
  })

  test('comes to everybody at 100 %, with stable to fall back to', async () => {
    await serve(canary(100))
    expect(versionsOf(await page())).toEqual(['2.0.0', '1.1.0'])
  })

  test('stays with a visitor over pages and while it grows', async () => {
    await serve(canary(40))
    const seeds = Array.from({ length: 40 }, (_, index) => `release=visitor-number-${index}`)
    const getsIt = async (seed: string) => versionsOf(await page('/matches', seed))[0] === '2.0.0'
    const chosen = await Promise.all(seeds.map(getsIt))
    expect(chosen).toContain(true)
    expect(chosen).toContain(false)
    expect(await Promise.all(seeds.map(getsIt))).toEqual(chosen)
    await serve(canary(70))
    const later = await Promise.all(seeds.map(getsIt))
    expect(later.filter((there, index) => chosen[index] && !there)).toEqual([])
    expect(later.filter(Boolean).length).toBeGreaterThan(chosen.filter(Boolean).length)
  })

  test('has another composition id, and preloads its own files', async () => {
    await serve(canary(100))
    const everybody = await page()
    await serve(canary(1))
    expect((await page('/', 'release=a-visitor-of-stable')).composition.id).not.toBe(everybody.composition.id)
    await serve(canary(100))
    expect(await (await gateway.get('/matches')).text()).toContain('href="/remotes/matches/2.0.0/page.js"')
  })

  test('gives somebody with a broken seed a new one', async () => {
    await serve(canary(100))
    expect((await page('/', 'release=<script>')).cookies).toHaveLength(1)
  })
})

describe('the token of a page', () => {
  const keys = [signingKeys.PREVIEW_LINK_KEYS] as const

  /** What the token of a document says, if it holds one. */
  async function rendered(path: string): Promise<RenderedPage | undefined> {
    const html = await (await gateway.get(path)).text()
    const [, token = ''] = /<meta name="page-token" content="([^"]+)">/.exec(html) ?? []
    return verifyPage(keys, compositionIn(html).id, token, new Date())
  }

  test('is another one for each page and says of which remotes it got the canary', async () => {
    const [one, other] = [await rendered('/'), await rendered('/')]
    expect([one?.canaries, other?.canaries]).toEqual([[], []])
    expect(one?.id).not.toBe(other?.id)
    await serve(canary(100))
    expect((await rendered('/matches'))?.canaries).toEqual(['matches'])
  })

  test('is not given to who opens a composition of their choice', async () => {
    await serve(canary(100))
    const { id } = (await page()).composition
    expect(await rendered(`/?composition=${id}`)).toBeUndefined()
  })
})

describe('a preview', () => {
  const expiresAt = new Date(stickers.expiresAt)
  const linkTo = (overrides: Partial<PreviewClaims> = {}, key: string = signingKeys.PREVIEW_LINK_KEYS) =>
    `/preview?token=${signPreview([key], 'link', { remote: 'matches', name: 'stickers', expiresAt, onceId: null, ...overrides })}`
  const open = (path: string) => gateway.get(path)

  beforeEach(() => serve({ previews: [stickers] }))

  test('is seen by whoever opened its link, and by nobody else', async () => {
    const answer = await open(linkTo())
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
    const seen = await page('/', pair(cookie))
    expect(versionsOf(seen)).toEqual(['3.0.0', '1.1.0'])
    expect(seen.composition.previews).toEqual([
      { remote: 'matches', name: 'stickers', expiresAt: stickers.expiresAt },
    ])
    expect(versionsOf(await page())).toEqual(['1.1.0', '1.0.0'])
  })

  test.each([
    ['of another key', linkTo({}, 'a guess at the secret')],
    ['that has ended', linkTo({ expiresAt: new Date('2020-01-01') })],
    ['without a token', '/preview'],
  ])('is closed to a link %s', async (_, path) => {
    const answer = await open(path)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []])
  })

  test('opens once by a link for once', async () => {
    const link = linkTo({ onceId: '0192f0c1-0000-7000-8000-000000000001' })
    expect((await open(link)).status).toBe(303)
    expect((await open(link)).status).toBe(404)
  })

  test('of a remote for staff is theirs on every gateway', async () => {
    const staff = staffManifest()
    const preview = { ...stickers, manifest: staffManifest({ version: '3.0.0' }) }
    revision += 1
    gateway.serve({
      revision: `r.${revision}`,
      disabled: [],
      yanked: [],
      remotes: [liveRemote(staff, { previews: [preview] })],
    })
    gateway.users.answer = (_, response) => json(response, 200, { role: 'moderator', restriction: null })
    await waitUntil('it is live', async () => (await page()).composition.restricted.length === 1)
    const [cookie = ''] = (await open(linkTo({ remote: staff.name }))).headers.getSetCookie()
    const { composition } = await page('/moderator', pair(cookie))
    const other = await gateway.beside({})
    const versions = await Promise.all(
      [gateway, other].map(async (replica) => {
        const answer = await replica.get(`/api/composition/restricted?composition=${composition.id}`, {
          cookie: pair(cookie),
          'x-session-token': 's',
        })
        const { microFrontends } = restrictedCompositionSchema.parse(await answer.json())
        return microFrontends[staff.name]?.[0]?.metadata.version
      }),
    )
    await other.stop()
    expect(versions).toEqual(['3.0.0', '3.0.0'])
  })

  test('that a link for once opened is not opened by the link again, in whatever cookie it comes', async () => {
    const link = linkTo({ onceId: '0192f0c1-0000-7000-8000-000000000002' })
    const [cookie = ''] = (await open(link)).headers.getSetCookie()
    expect(versionsOf(await page('/', pair(cookie)))).toEqual(['3.0.0', '1.1.0'])
    const [, token = ''] = link.split('token=')
    expect(versionsOf(await page('/', `preview-matches=${token}`))).toEqual(['1.1.0', '1.0.0'])
    expect((await open(`/preview?token=${pair(cookie).split('=')[1]}`)).status).toBe(404)
  })

  test('is left again', async () => {
    const [cookie = ''] = (await open(linkTo())).headers.getSetCookie()
    const answer = await gateway.get('/preview/leave', { cookie: pair(cookie) })
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^preview-matches=; .*Max-Age=0/)])
  })

  test('ends for everybody when it is over', async () => {
    const [cookie = ''] = (await open(linkTo())).headers.getSetCookie()
    await serve({ previews: [] })
    expect(versionsOf(await page('/', pair(cookie)))).toEqual(['1.1.0', '1.0.0'])
  })
})

describe('a composition id', () => {
  test('opens its page again, also from a gateway that did not compose it', async () => {
    const old = await page()
    await serve({ stable: next, fallback: stable })
    expect(versionsOf(await page())).toEqual(['2.0.0', '1.1.0'])
    await gateway.shutDown()
    await gateway.boot()
    const markers = Object.values(old.composition.microFrontends.marker ?? []).map(({ metadata }) =>
      manifest({ name: 'marker', version: metadata.version }),
    )
    gateway.archive = [stable, before, ...markers]
    const again = await page(`/matches?composition=${old.composition.id}`)
    expect(again.composition).toEqual(old.composition)
  })

  test('of a page of 205 remotes is opened by a gateway that did not compose it', async () => {
    const names = Array.from({ length: 205 }, (_, index) => `remote-${index}`)
    const versions = names.map((name) => ({
      current: manifest({ name, version: '2.0.0' }),
      fallback: manifest({ name, version: '1.0.0' }),
    }))
    revision += 1
    const remotes = versions.map(({ current, fallback }) => liveRemote(current, { fallback }))
    gateway.serve({ revision: `r.${revision}`, disabled: [], yanked: [], remotes })
    await waitUntil('it is served', async () => 'remote-204' in (await page()).composition.microFrontends)
    const old = await page()
    gateway.archive = versions.flatMap(({ current, fallback }) => [current, fallback])
    const other = await gateway.beside({})
    try {
      const answer = await other.get(`/remote-7?composition=${old.composition.id}`)
      expect(answer.status).toBe(200)
      expect(compositionIn(await answer.text())).toEqual(old.composition)
    } finally {
      await other.stop()
      gateway.archive = []
    }
  })

  test('is kept once Redis answers again, where that was away when the page was composed', async () => {
    const line = await switchableProxy(gateway.redis.url)
    const composer = await gateway.beside({ REDIS_URL: line.url })
    await line.unplug()
    try {
      await serve({ stable: manifest({ version: '4.0.0' }), fallback: null })
      const html = await waitUntil('the other composes it as well', async () => {
        const text = await (await composer.get('/')).text()
        return text.includes('/remotes/matches/4.0.0/') ? text : null
      })
      const { id } = compositionIn(html)
      await gateway.redis.client.del(`${gateway.redis.prefix}gateway:composition:${id}`)
      await line.plugIn()
      await waitUntil('it is kept', async () => {
        await (await composer.get('/')).text()
        return (await gateway.redis.client.exists(`${gateway.redis.prefix}gateway:composition:${id}`)) === 1
      })
    } finally {
      await composer.stop()
      await line.unplug()
    }
  })

  test('that nobody knows says so, and opens no other page in its place', async () => {
    const answer = await gateway.get('/matches?composition=never-was', { cookie: 'lang=en' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store'])
    const html = await answer.text()
    expect(html).toContain('This page cannot be opened as it was')
    expect(html).toContain('<a href="/matches">')
  })

  test('that cannot be looked up now says so', async () => {
    const old = await page()
    await serve({ stable: next, fallback: stable })
    await gateway.shutDown()
    await gateway.boot()
    gateway.archive = 'away'
    try {
      const answer = await gateway.get(`/matches?composition=${old.composition.id}`)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    } finally {
      gateway.archive = []
    }
  })
})

test('a disabled remote is in no page, also not in one that is opened again', async () => {
  const old = await page()
  revision += 1
  const marker = manifest({ name: 'marker', version: `1.0.${revision}` })
  gateway.serve({
    revision: `r.${revision}`,
    disabled: ['matches'],
    yanked: [],
    remotes: [liveRemote(marker)],
  })
  await waitUntil('it is disabled', async () => !('matches' in (await page()).composition.microFrontends))
  const answer = await gateway.get(`/matches?composition=${old.composition.id}`)
  expect([answer.status, (await answer.text()).includes('/remotes/matches/')]).toEqual([404, false])
  const again = await page(`/?composition=${old.composition.id}`)
  expect(Object.keys(again.composition.microFrontends)).toEqual(['marker'])
  expect(again.composition.id).not.toBe(old.composition.id)
})

describe('a yanked version', () => {
  /** The files of 1.1.0 are withdrawn, which is stable no more. */
  async function yank(remote: LiveRemote): Promise<void> {
    revision += 1
    const marker = manifest({ name: 'marker', version: `1.0.${revision}` })
    const yanked = [{ remote: 'matches', version: '1.1.0', folder: '' }]
    const remotes = [remote, liveRemote(marker)]
    gateway.serve({ revision: `r.${revision}`, disabled: [], yanked, remotes })
    await waitUntil('it is yanked', async () => {
      const { microFrontends } = (await page()).composition
      return microFrontends.marker?.[0]?.metadata.version === marker.version
    })
  }

  test('gives way to the last healthy one in pages that are opened again, on every gateway', async () => {
    const old = await page()
    await yank(liveRemote(before))
    const address = `/matches?composition=${old.composition.id}`
    expect(versionsOf(await page(address))).toEqual(['1.0.0', undefined])
    const other = await gateway.beside({})
    const markers = Object.values(old.composition.microFrontends.marker ?? []).map(({ metadata }) =>
      manifest({ name: 'marker', version: metadata.version }),
    )
    gateway.archive = [stable, before, ...markers]
    try {
      const html = await (await other.get(address)).text()
      expect(html).toContain('/remotes/matches/1.0.0/')
      expect(html).not.toContain('/remotes/matches/1.1.0/')
    } finally {
      gateway.archive = []
      await other.stop()
    }
  })

  test('is no fallback of a page that is opened again', async () => {
    await serve({ stable: next, fallback: stable })
    const old = await page()
    await yank(liveRemote(next))
    expect(versionsOf(await page(`/?composition=${old.composition.id}`))).toEqual(['2.0.0', undefined])
  })
})

test('the registry hears which shell is served', async () => {
  const announced = gateway.releases.requests.find(({ url }) => url === '/internal/shells')
  expect([announced?.method, JSON.parse(announced?.body ?? '{}')]).toEqual([
    'PUT',
    expect.objectContaining({ version: '1.0.0', platform: '1.0.0' }),
  ])
})
