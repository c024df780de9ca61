import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { restrictedCompositionSchema, type ShellManifest, sessionHeader } from '@rafiq/platform-contracts'
import { waitUntil, writeTestProduct } from '@rafiq/testing'
import { aRelease } from './a-release.ts'
import { GatewayProcess } from './gateway-process.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

/** Milliseconds in which a move is live everywhere (design, Composition 7). */

const shell: ShellManifest = {
  version: '1.0.0',
  platform: '1.0.0',
  shared: {},
  scripts: [],
  styles: [],
  fonts: [],
  routes: [{ path: '/', files: [] }],
  guarded: [],
  remoteFiles: [],
}

let registry: RunningRegistry
let users: Server
let folder: string
let one: GatewayProcess
let two: GatewayProcess
let matches: Team

/** Answers for the users service: a token is the role of who holds it. */
function usersService(): Promise<Server> {
  const server = createServer(({ headers }, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ role: headers[sessionHeader], restriction: null }))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const urlOf = (server: Server) => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

beforeAll(async () => {
  registry = await RunningRegistry.start()
  const releasesUrl = await registry.listen()
  users = await usersService()
  folder = await mkdtemp(join(tmpdir(), 'shell-'))
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell))
  const surroundings = {
    redis: registry.redis,
    releasesUrl,
    usersUrl: urlOf(users),
    shellFolder: folder,
    storage: registry.storage,
    productConfig: await writeTestProduct(folder),
  }
  ;[one, two] = await Promise.all([
    GatewayProcess.start(surroundings),
    // It has to be told: it would ask by itself only in an hour.
    GatewayProcess.start({ ...surroundings, env: { LIVE_INTERVAL: '3600000' } }),
  ])
})

afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()])
  await registry?.stop()
  users?.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish(matches, { version })
  await live('1.2.0')
})

/** Both replicas compose the next page so; how soon is measured by `npm run bench:releases`. */
const live = (version: string | undefined) =>
  Promise.all(
    [one, two].map((gateway) =>
      waitUntil(`${version} is live`, async () => (await gateway.version('matches')) === version),
    ),
  )

test('promotion, rollback, disabling and enabling are live on two replicas', async () => {
  const moves = [
    ['promote', { version: '1.0.0' }, '1.0.0'],
    ['rollback', {}, '1.2.0'],
    ['disable', {}, undefined],
    ['enable', {}, '1.2.0'],
  ] as const
  for (const [action, payload, version] of moves) {
    expect((await registry.move(matches, 'POST', action, payload)).statusCode).toBe(200)
    await live(version)
  }
})

test('a page is of one composition, however fast versions change while it is asked for', async () => {
  let moving = true
  const moves = (async () => {
    for (let round = 0; round < 6; round += 1) {
      await registry.move(matches, 'POST', 'promote', { version: round % 2 === 0 ? '1.1.0' : '1.2.0' })
      await live(round % 2 === 0 ? '1.1.0' : '1.2.0')
    }
    moving = false
  })()
  const seen = new Set<string>()
  while (moving) {
    for (const { html, composition } of await Promise.all([one.page('/matches'), two.page('/matches')])) {
      const [remote] = composition.microFrontends.matches ?? []
      const version = remote?.metadata.version ?? ''
      const preloaded = [...html.matchAll(/href="\/remotes\/matches\/([^/]+)\//g)].map(([, found]) => found)
      expect(new Set(preloaded)).toEqual(new Set([version]))
      expect(remote?.url).toBe(`/remotes/matches/${version}/remoteEntry.js`)
      seen.add(version)
    }
  }
  await moves
  expect(seen).toEqual(new Set(['1.1.0', '1.2.0']))
})

test('the composition’s id of one replica opens the same page on the other, over releases', async () => {
  const old = await one.page('/matches')
  await registry.move(matches, 'POST', 'promote', { version: '1.0.0' })
  await live('1.0.0')
  const again = await two.page(`/matches?composition=${old.composition.id}`)
  expect(again.composition).toEqual(old.composition)
  expect(again.html).toContain('href="/remotes/matches/1.2.0/remoteEntry.js"')
})

describe('a remote for staff', () => {
  const pages = {
    routes: [{ path: '/moderator/*', roles: ['moderator' as const], files: ['remoteEntry.js'] }],
  }
  const restricted = (gateway: GatewayProcess, role: string, id: string) =>
    gateway.get(`/api/composition/restricted?composition=${id}`, { [sessionHeader]: role })
  /** Where a moderator's browser finds it, from a page of this composition. */
  const addressFor = async (gateway: GatewayProcess, id: string) => {
    const answer = await (await restricted(gateway, 'moderator', id)).json()
    return restrictedCompositionSchema.parse(answer).microFrontends.moderation?.[0]?.url ?? ''
  }

  test('has a token, channels and a history of its own, and is live for its role on both replicas', async () => {
    const staff = await registry.team('moderation')
    for (const version of ['1.0.0', '1.1.0']) {
      const release = aRelease({ name: 'moderation', version, ...pages })
      expect((await registry.publish(staff, { version, release })).statusCode).toBe(201)
    }
    expect((await registry.move(matches, 'POST', 'rollback', {}, 'moderation')).statusCode).toBe(403)
    expect((await registry.move(staff, 'POST', 'rollback', {}, 'matches')).statusCode).toBe(403)
    await registry.move(staff, 'POST', 'rollback')
    const history = (await registry.get(staff, 'moderation/history')).json()
    expect(history.entries.map(({ action }: { action: string }) => action)).toEqual([
      'rollback',
      'refuse',
      'move',
      'publish',
      'move',
      'publish',
      'grant',
      'grant',
    ])
    await live('1.2.0')

    for (const gateway of [one, two]) {
      const { html, composition, url } = await waitUntil('its rollback is live', async () => {
        const page = await gateway.page('/moderator')
        const address = await addressFor(gateway, page.composition.id)
        return address.startsWith('/remotes/moderation/1.0.0/') ? { ...page, url: address } : undefined
      })
      expect(composition.restricted).toEqual([{ path: '/moderator/*', roles: ['moderator'] }])
      expect(html).not.toContain('moderation')
      expect((await restricted(gateway, 'user', composition.id)).status).toBe(403)
      expect(url).toMatch(/^\/remotes\/moderation\/1\.0\.0\/[\w-]{22}\/remoteEntry\.js$/)
      expect((await gateway.get(url)).status).toBe(200)
      for (const version of ['1.0.0', '1.1.0']) {
        for (const file of ['remoteEntry.js', 'remote.json', 'assets/page.css', '']) {
          expect((await gateway.get(`/remotes/moderation/${version}/${file}`)).status).toBe(404)
        }
      }
    }
  })
})
