import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Composition } from '@rafiq/platform-contracts'
import { switchableProxy, waitUntil } from '@rafiq/testing'
import {
  before,
  ComposedPages,
  compositionIn,
  type LiveRemote,
  next,
  stable,
  versionsOf,
} from './composed-pages.ts'
import { liveRemote, manifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'

let gateway: RunningGateway
let pages: ComposedPages

beforeAll(async () => {
  gateway = await RunningGateway.start()
  pages = new ComposedPages(gateway)
})

afterAll(async () => {
  await gateway.stop()
})

/** The versions of the marker remote that a composition names. */
const markersOf = ({ microFrontends }: Composition) =>
  (microFrontends.marker ?? []).map(({ metadata }) => manifest({ name: 'marker', version: metadata.version }))

beforeEach(() => pages.serve())

describe('a composition id', () => {
  test('opens its page again, also from a gateway that did not compose it', async () => {
    const old = await pages.page()
    await pages.serve({ stable: next, fallback: stable })
    expect(versionsOf(await pages.page())).toEqual(['2.0.0', '1.1.0'])
    await gateway.shutDown()
    await gateway.boot()
    gateway.archive = [stable, before, ...markersOf(old.composition)]
    const again = await pages.page(`/matches?composition=${old.composition.id}`)
    expect(again.composition).toEqual(old.composition)
  })

  test('of a page of 205 remotes is opened by a gateway that did not compose it', async () => {
    const names = Array.from({ length: 205 }, (_, index) => `remote-${index}`)
    const versions = names.map((name) => ({
      current: manifest({ name, version: '2.0.0' }),
      fallback: manifest({ name, version: '1.0.0' }),
    }))
    await pages.serveAndWait({
      remotes: versions.map(({ current, fallback }) => liveRemote(current, { fallback })),
    })
    const old = await pages.page()
    gateway.archive = [
      ...versions.flatMap(({ current, fallback }) => [current, fallback]),
      ...markersOf(old.composition),
    ]
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

  test('is stored once Redis answers again, where Redis was down when the page was composed', async () => {
    const line = await switchableProxy(gateway.redis.url)
    const composer = await gateway.beside({ REDIS_URL: line.url })
    await line.unplug()
    try {
      await pages.serve({ stable: manifest({ version: '4.0.0' }), fallback: null })
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
    const old = await pages.page()
    await pages.serve({ stable: next, fallback: stable })
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
  const old = await pages.page()
  await pages.serveAndWait({ remotes: [], disabled: ['matches'] })
  const answer = await gateway.get(`/matches?composition=${old.composition.id}`)
  expect([answer.status, (await answer.text()).includes('/remotes/matches/')]).toEqual([404, false])
  const again = await pages.page(`/?composition=${old.composition.id}`)
  expect(Object.keys(again.composition.microFrontends)).toEqual(['marker'])
  expect(again.composition.id).not.toBe(old.composition.id)
})

describe('a yanked version', () => {
  /** The files of 1.1.0 are withdrawn, which is stable no more. */
  const yank = (remote: LiveRemote): Promise<void> =>
    pages.serveAndWait({
      remotes: [remote],
      yanked: [{ remote: 'matches', version: '1.1.0', folder: '' }],
    })

  test('is replaced by the last healthy one in reopened pages, on every gateway', async () => {
    const old = await pages.page()
    await yank(liveRemote(before))
    const address = `/matches?composition=${old.composition.id}`
    expect(versionsOf(await pages.page(address))).toEqual(['1.0.0', undefined])
    const other = await gateway.beside({})
    gateway.archive = [stable, before, ...markersOf(old.composition)]
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
    await pages.serve({ stable: next, fallback: stable })
    const old = await pages.page()
    await yank(liveRemote(next))
    expect(versionsOf(await pages.page(`/?composition=${old.composition.id}`))).toEqual(['2.0.0', undefined])
  })
})

test('shell of a running gateway is announced to the releases service', async () => {
  const announced = gateway.releases.requests.find(({ url }) => url === '/internal/shells')
  expect([announced?.method, JSON.parse(announced?.body ?? '{}')]).toEqual([
    'PUT',
    expect.objectContaining({ version: '1.0.0', platform: '1.0.0' }),
  ])
})
