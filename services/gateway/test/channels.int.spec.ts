import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { restrictedCompositionSchema } from '@rafiq/platform-contracts'
import { type PreviewClaims, type RenderedPage, signPreview, verifyPage } from '@rafiq/service-kit'
import { signingKeys, waitUntil } from '@rafiq/testing'
import { ComposedPages, compositionIn, type LiveRemote, next, versionsOf } from './composed-pages.ts'
import { liveRemote, manifest, staffManifest } from './manifests.ts'
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

const canary = (percent: number): Partial<LiveRemote> => ({
  canary: { manifest: next, percent, salt: 'salt' },
})
const stickers = {
  name: 'stickers',
  manifest: manifest({ version: '3.0.0' }),
  expiresAt: '2126-01-01T00:00:00.000Z',
}
const pair = (cookie = '') => cookie.split(';', 1)[0] ?? ''

beforeEach(() => pages.serve())

describe('a canary', () => {
  test('gives a visitor a seed that names nobody, once, and only where there is a canary', async () => {
    expect((await pages.page()).cookies).toEqual([])
    await pages.serve(canary(50))
    const [cookie = ''] = (await pages.page()).cookies
    expect(cookie).toMatch(/^release=[\w-]{22}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax/)
    expect((await pages.page('/', pair(cookie))).cookies).toEqual([])
  })

  test('comes to everybody at 100 %, with stable to fall back to', async () => {
    await pages.serve(canary(100))
    expect(versionsOf(await pages.page())).toEqual(['2.0.0', '1.1.0'])
  })

  test('stays with a visitor over pages and while it grows', async () => {
    await pages.serve(canary(40))
    const seeds = Array.from({ length: 40 }, (_, index) => `release=visitor-number-${index}`)
    const getsIt = async (seed: string) => versionsOf(await pages.page('/matches', seed))[0] === '2.0.0'
    const chosen = await Promise.all(seeds.map(getsIt))
    expect(chosen).toContain(true)
    expect(chosen).toContain(false)
    expect(await Promise.all(seeds.map(getsIt))).toEqual(chosen)
    await pages.serve(canary(70))
    const later = await Promise.all(seeds.map(getsIt))
    expect(later.filter((there, index) => chosen[index] && !there)).toEqual([])
    expect(later.filter(Boolean).length).toBeGreaterThan(chosen.filter(Boolean).length)
  })

  test('has another composition id, and preloads its own files', async () => {
    await pages.serve(canary(100))
    const everybody = await pages.page()
    await pages.serve(canary(1))
    expect((await pages.page('/', 'release=a-visitor-of-stable')).composition.id).not.toBe(
      everybody.composition.id,
    )
    await pages.serve(canary(100))
    expect(await (await gateway.get('/matches')).text()).toContain('href="/remotes/matches/2.0.0/page.js"')
  })

  test('gives somebody with a broken seed a new one', async () => {
    await pages.serve(canary(100))
    expect((await pages.page('/', 'release=<script>')).cookies).toHaveLength(1)
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
    await pages.serve(canary(100))
    expect((await rendered('/matches'))?.canaries).toEqual(['matches'])
  })

  test('is not given to who opens a composition of their choice', async () => {
    await pages.serve(canary(100))
    const { id } = (await pages.page()).composition
    expect(await rendered(`/?composition=${id}`)).toBeUndefined()
  })
})

describe('a preview', () => {
  const expiresAt = new Date(stickers.expiresAt)
  const linkTo = (overrides: Partial<PreviewClaims> = {}, key: string = signingKeys.PREVIEW_LINK_KEYS) =>
    `/preview?token=${signPreview([key], 'link', { remote: 'matches', name: 'stickers', expiresAt, onceId: null, ...overrides })}`
  const open = (path: string) => gateway.get(path)

  beforeEach(() => pages.serve({ previews: [stickers] }))

  test('is seen by whoever opened its link, and by nobody else', async () => {
    const answer = await open(linkTo())
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
    const seen = await pages.page('/', pair(cookie))
    expect(versionsOf(seen)).toEqual(['3.0.0', '1.1.0'])
    expect(seen.composition.previews).toEqual([
      { remote: 'matches', name: 'stickers', expiresAt: stickers.expiresAt },
    ])
    expect(versionsOf(await pages.page())).toEqual(['1.1.0', '1.0.0'])
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
    pages.serveState({ remotes: [liveRemote(staff, { previews: [preview] })] })
    gateway.users.answer = (_, response) => json(response, 200, { role: 'moderator', restriction: null })
    await waitUntil('it is live', async () => (await pages.page()).composition.restricted.length === 1)
    const [cookie = ''] = (await open(linkTo({ remote: staff.name }))).headers.getSetCookie()
    const { composition } = await pages.page('/moderator', pair(cookie))
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
    expect(versionsOf(await pages.page('/', pair(cookie)))).toEqual(['3.0.0', '1.1.0'])
    const [, token = ''] = link.split('token=')
    expect(versionsOf(await pages.page('/', `preview-matches=${token}`))).toEqual(['1.1.0', '1.0.0'])
    expect((await open(`/preview?token=${pair(cookie).split('=')[1]}`)).status).toBe(404)
  })

  test('is left again', async () => {
    const [cookie = ''] = (await open(linkTo())).headers.getSetCookie()
    const answer = await gateway.get('/preview/leave', { cookie: pair(cookie) })
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^preview-matches=; .*Max-Age=0/)])
  })

  test('ends for everybody when it is over', async () => {
    const [cookie = ''] = (await open(linkTo())).headers.getSetCookie()
    await pages.serve({ previews: [] })
    expect(versionsOf(await pages.page('/', pair(cookie)))).toEqual(['1.1.0', '1.0.0'])
  })
})
