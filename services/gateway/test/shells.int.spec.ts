import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Composition, compositionSchema, restrictedCompositionSchema } from '@rafiq/platform-contracts'
import { DiskStorage } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import { keepShell } from '../src/shell/keep-shell.ts'
import { hashFor, manifest, staffManifest } from './manifests.ts'
import { type Replica, RunningGateway } from './running-gateway.ts'
import { json } from './upstream.ts'

let older: RunningGateway
let newer: Replica
let unkept: Replica

const script = (path: string) => [{ path, integrity: hashFor(path) }]

/** A deployment in the middle of a new shell: one gateway still has the one before. */
beforeAll(async () => {
  older = await RunningGateway.start()
  const storage = new DiskStorage(join(older.folder, 'storage'))
  const next = await older.writeShell(
    'shell-2',
    { version: '2.0.0', scripts: script('main.2.js') },
    '<header class="next"></header>',
  )
  await keepShell(join(older.folder, 'shell'), storage)
  await keepShell(next, storage)
  newer = await older.beside({ SHELL_DIR: next })
  const third = await older.writeShell(
    'shell-3',
    { version: '3.0.0', scripts: script('main.3.js') },
    '<header class="lost"></header>',
  )
  unkept = await older.beside({ SHELL_DIR: third })
  older.users.answer = (_, response) => json(response, 200, { role: 'admin', restriction: null })
  older.archive = [manifest(), staffManifest()]
})

afterAll(async () => {
  await unkept.stop()
  await newer.stop()
  await older.stop()
})

interface Page {
  readonly status: number
  readonly html: string
  readonly composition: Composition
}

async function page(gateway: Pick<Replica, 'get'>, path = '/'): Promise<Page> {
  const answer = await gateway.get(path)
  const html = await answer.text()
  const json = /id="composition">(.*)<\/script>/.exec(html)?.[1] ?? ''
  return { status: answer.status, html, composition: compositionSchema.parse(JSON.parse(json)) }
}

describe('while one shell replaces another', () => {
  test('every gateway has the files of either one’s pages', async () => {
    for (const gateway of [older, newer]) {
      for (const path of ['/shell/main.js', '/shell/main.2.js']) {
        const answer = await gateway.get(path)
        expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
          path,
          200,
          'public, max-age=31536000, immutable',
        ])
        expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
        expect(await answer.text()).toContain('console.log("shell")')
      }
    }
  })

  test('a file of neither is not there', async () => {
    expect((await newer.get('/shell/main.9.js')).status).toBe(404)
    expect((await newer.get('/shell/shell.json')).status).toBe(404)
  })

  /** What differs from page to page: its nonce, and the token of its vote, which a page that is opened again has none of. */
  const withoutItsOwn = (html: string) =>
    html.replace(/nonce="[^"]+"|<meta name="page-token".*?>/g, '').replace(/\n\s*\n/g, '\n')

  test.each([
    ['older', 'newer', 'class="frame"', '/shell/main.js'],
    ['newer', 'older', 'class="next"', '/shell/main.2.js'],
  ])('a page of the %s one is opened again by the %s one, as it was', async (from, by, frame, file) => {
    const gateways: Record<string, Pick<Replica, 'get'>> = { older, newer }
    const opened = await page(gateways[from] ?? older, '/matches')
    const again = await page(gateways[by] ?? older, `/matches?composition=${opened.composition.id}`)
    expect(again.composition).toEqual(opened.composition)
    expect(again.html).toContain(frame)
    expect(again.html).toContain(`src="${file}"`)
    expect(withoutItsOwn(again.html)).toBe(withoutItsOwn(opened.html))
  })
})

test('a page whose shell nobody kept is not opened as another one', async () => {
  const { composition } = await page(unkept, '/matches')
  const answer = await newer.get(`/matches?composition=${composition.id}`)
  expect(answer.status).toBe(410)
  const html = await answer.text()
  expect(html).not.toContain('id="composition"')
  expect(html).toContain('href="/matches"')
})

test('an open page keeps its restricted remotes on every gateway, over a release and whatever its shell', async () => {
  const opened = await Promise.all([older, newer, unkept].map((gateway) => page(gateway)))
  older.publish('r2', manifest(), staffManifest({ version: '2.0.0' }))
  await waitUntil('the release is live everywhere', async () => {
    const now = await Promise.all([older, newer, unkept].map((gateway) => page(gateway)))
    return now.every(({ composition }, index) => composition.id !== opened[index]?.composition.id)
  })
  for (const { composition } of opened) {
    for (const gateway of [older, newer]) {
      const answer = await gateway.get(`/api/composition/restricted?composition=${composition.id}`, {
        'x-session-token': 's',
      })
      const { microFrontends } = restrictedCompositionSchema.parse(await answer.json())
      expect(microFrontends.moderation?.[0]?.metadata.version).toBe('1.0.0')
    }
  }
})
