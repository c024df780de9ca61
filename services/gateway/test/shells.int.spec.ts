import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type Composition,
  compositionSchema,
  type LiveReleases,
  restrictedCompositionSchema,
} from '@rafiq/platform-contracts'
import { DiskStorage, signPreview } from '@rafiq/service-kit'
import { signingKeys, waitUntil } from '@rafiq/testing'
import { keepShell } from '../src/shell/keep-shell.ts'
import { hashFor, live, manifest, shellManifest, staffManifest } from './manifests.ts'
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
  await writeFile(join(next, 'sw.js'), 'next worker')
  await writeFile(join(next, 'favicon.ico'), 'next icon')
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

async function page(gateway: Pick<Replica, 'get'>, path = '/', cookie = ''): Promise<Page> {
  const answer = await gateway.get(path, { cookie })
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

describe('a shell that is released', () => {
  const released = (shell: LiveReleases['shell'], revision: string) =>
    older.serve({ ...live(manifest(), staffManifest()), revision, shell })
  const frameAt = async (gateway: Pick<Replica, 'get'>, cookie = '') =>
    /<header class="(\w+)">/.exec(await (await gateway.get('/', { cookie })).text())?.[1]
  const cookie = 'release=aaaaaaaaaaaaaaaaaaaaaa'

  test('is everybody’s on every gateway, whichever shell it was deployed with', async () => {
    released({ stable: '2.0.0', fallback: '1.0.0', canary: null }, 'r3')
    await waitUntil('the shell is live', async () => (await frameAt(older)) === 'next')
    expect(await frameAt(newer)).toBe('next')
  })

  const canariesAt = async (gateway: Pick<Replica, 'get'>) =>
    /name="page-token" content="([^"]+)"/.exec((await page(gateway)).html)?.[1]?.split('.')[2]

  test('is a share’s alone as a canary, by whose page it is told', async () => {
    released({ stable: '1.0.0', fallback: null, canary: { version: '2.0.0', percent: 100, salt: 'a' } }, 'r4')
    await waitUntil('the canary is live', async () => (await canariesAt(older)) === 'shell')
    expect(await frameAt(older)).toBe('next')
    released({ stable: '1.0.0', fallback: null, canary: { version: '2.0.0', percent: 1, salt: 'a' } }, 'r5')
    await waitUntil('the canary is a few’s', async () => (await frameAt(older, cookie)) === 'frame')
  })

  test('is that of who opened its link alone while it is proven, read anew, on pages that nobody opens again', async () => {
    const expiresAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 60_000)
    const storage = new DiskStorage(join(older.folder, 'storage'))
    const shown = async (name: string, revision: string): Promise<string> => {
      const skeleton = `<header class="${name}"></header>`
      const kept = JSON.stringify({ manifest: shellManifest({ version: '6.0.0' }), skeleton })
      await storage.put('shell-versions/6.0.0.json', Buffer.from(kept))
      const underProof = { name, version: '6.0.0', expiresAt: expiresAt.toISOString() }
      released({ stable: '1.0.0', fallback: null, canary: null, underProof }, revision)
      const claims = { remote: 'shell', name, expiresAt, onceId: null }
      const link = signPreview([signingKeys.PREVIEW_LINK_KEYS], 'link', claims)
      const opened = await older.get(`/preview?token=${link}`)
      return opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    }
    const once = await shown('first', 'r6')
    await waitUntil('the candidate is shown', async () => (await frameAt(older, once)) === 'first')
    expect(await frameAt(older)).toBe('frame')
    const again = await shown('second', 'r7')
    await waitUntil('it is read anew', async () => (await frameAt(older, again)) === 'second')
    const { composition } = await page(older, '/', again)
    expect((await newer.get(`/?composition=${composition.id}`)).status).toBe(410)
    released({ stable: '1.0.0', fallback: null, canary: null }, 'r8')
    await waitUntil('the proof has ended', async () => (await frameAt(older, again)) === 'frame')
  })

  test('is replaced by the gateway’s own while its files cannot be read', async () => {
    released({ stable: '2.0.0', fallback: null, canary: null }, 'r9')
    await waitUntil('the shell is live', async () => (await frameAt(older)) === 'next')
    released({ stable: '9.0.0', fallback: null, canary: null }, 'r10')
    await waitUntil('nobody has it', async () => (await frameAt(older)) === 'frame')
    expect(await frameAt(newer)).toBe('next')
  })
})

describe('worker and icons at the root', () => {
  const worker = async (gateway: Pick<Replica, 'get'>) => (await gateway.get('/sw.js')).text()
  const own = 'self.skipWaiting()'
  let revision = 0
  const released = async (shell: LiveReleases['shell']) => {
    revision += 1
    const marker = manifest({ name: 'marker', version: `1.0.${revision}` })
    older.serve({
      ...live(manifest(), staffManifest(), marker),
      revision: `root.${revision}`,
      ...(shell && { shell }),
    })
    await waitUntil('every gateway knows it', async () => {
      const pages = await Promise.all([older, newer, unkept].map((gateway) => page(gateway)))
      return pages.every(
        ({ composition }) => composition.microFrontends.marker?.[0]?.metadata.version === marker.version,
      )
    })
  }
  const stable = (version: string, canary: string | null = null) =>
    released({
      stable: version,
      fallback: null,
      canary: canary === null ? null : { version: canary, percent: 100, salt: 'a' },
    })

  test('are each gateway’s own while no shell was released', async () => {
    await released(undefined)
    expect([await worker(older), await worker(newer)]).toEqual([own, 'next worker'])
  })

  test('are the stable shell’s on every gateway, and go back with it', async () => {
    await stable('2.0.0')
    for (const gateway of [older, newer, unkept]) expect(await worker(gateway)).toBe('next worker')
    expect(await (await older.get('/favicon.ico')).text()).toBe('next icon')
    await stable('1.0.0')
    for (const gateway of [older, newer, unkept]) {
      expect(await worker(gateway)).toBe(own)
      expect((await gateway.get('/favicon.ico')).status).toBe(404)
    }
  })

  test('are not a canary’s, whoever asks', async () => {
    await stable('1.0.0', '2.0.0')
    expect((await page(older)).html).toContain('class="next"')
    for (let visit = 0; visit < 5; visit += 1) expect(await worker(older)).toBe(own)
  })

  test('are asked for again each time, and sent where they are others', async () => {
    await stable('1.0.0')
    const before = await older.get('/sw.js')
    expect(before.headers.get('cache-control')).toBe('no-cache')
    const known = { 'if-none-match': before.headers.get('etag') ?? '' }
    for (const gateway of [older, unkept]) expect((await gateway.get('/sw.js', known)).status).toBe(304)
    await stable('2.0.0')
    const after = await older.get('/sw.js', known)
    expect([after.status, await after.text()]).toEqual([200, 'next worker'])
    expect(after.headers.get('content-security-policy')).toContain("connect-src 'self'")
    await stable('1.0.0')
    expect((await older.get('/sw.js', known)).status).toBe(304)
  })

  test('are linked by documents as the stable shell has them', async () => {
    const link = 'href="/manifest.webmanifest"'
    const installable = await older.writeShell('shell-5', { version: '5.0.0' }, '<header></header>')
    await writeFile(join(installable, 'manifest.webmanifest'), '{}')
    await keepShell(installable, new DiskStorage(join(older.folder, 'storage')))
    await stable('5.0.0')
    expect((await page(older)).html).toContain(link)
    await stable('1.0.0', '5.0.0')
    expect((await page(older)).html).not.toContain(link)
  })

  test('stay what they were while the storage cannot be read, and change once it can', async () => {
    await stable('1.0.0')
    expect(await worker(older)).toBe(own)
    const files = join(older.folder, 'storage/shell-root')
    await rename(files, `${files}.away`)
    const fresh = await older.beside({})
    await stable('2.0.0')
    expect(await worker(fresh)).toBe(own)
    await rename(`${files}.away`, files)
    await waitUntil('the worker is the stable one', async () => (await worker(fresh)) === 'next worker')
    await fresh.stop()
  })

  test('are the gateway’s own beside a shell that was kept without them', async () => {
    const kept = { manifest: shellManifest({ version: '4.0.0' }), skeleton: '<header class="kept"></header>' }
    const storage = new DiskStorage(join(older.folder, 'storage'))
    await storage.put('shell-versions/4.0.0.json', Buffer.from(JSON.stringify(kept)))
    await stable('4.0.0')
    expect((await page(older)).html).toContain('class="kept"')
    expect([await worker(older), await worker(newer)]).toEqual([own, 'next worker'])
  })
})
