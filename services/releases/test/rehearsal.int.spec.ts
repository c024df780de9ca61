import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { LiveReleases } from '@rafiq/platform-contracts'
import { aRelease } from './a-release.ts'
import { aShell } from './a-shell.ts'
import { liveShell } from './gate/seed.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let platform: Team
const teams: Record<string, Team> = {}

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

const react20 = { module: 'react', version: '20.0.0' }
const oldChannel = { 'x-release-channel': 'canary', 'x-release-percent': '1' }

function publish(name: string, version: string, react: string, headers: Record<string, string> = {}) {
  const team = teams[name]
  if (!team) throw new Error(`Nobody is ${name}.`)
  const release = aRelease({ name, version, shared: { react } })
  return registry.publish(team, { version, release, headers })
}

/** Live: `chat` for React 19 and 20, `maps` for 19 alone. */
beforeEach(async () => {
  await registry.empty()
  await registry.put('shell-versions/1.0.0.json', JSON.stringify({ manifest: liveShell, skeleton: '' }))
  await registry.announceShell(liveShell)
  platform = await registry.team('shell')
  for (const name of ['chat', 'maps']) teams[name] = await registry.team(name)
  await publish('chat', '1.0.0', '>=19 <21')
  await publish('maps', '1.0.0', '^19.0.0')
})

const rehearsal = async (method: 'GET' | 'POST', path = '', payload?: object) => {
  const answer = await registry.app.inject({
    method,
    url: `/api/releases/shell/rehearsal${path}`,
    headers: { authorization: `Bearer ${platform.token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const plan = async () => (await rehearsal('GET', '?module=react&version=20.0.0')).body
const start = (percent = 10) => rehearsal('POST', '', { ...react20, percent })

/** A shell with React 20 waits, published and not live; it and `maps` 2.0.0 are refused by themselves. */
async function prepare(): Promise<void> {
  const shell = aShell('2.0.0', { shared: { ...liveShell.shared, react: '20.0.0' } })
  const stored = await registry.publish(platform, { version: '2.0.0', release: shell, headers: waiting })
  const maps = await publish('maps', '2.0.0', '^20.0.0', waiting)
  expect([stored.json(), maps.json()]).toEqual([
    expect.objectContaining({ live: false }),
    expect.objectContaining({ live: false }),
  ])
}

const waiting = { 'x-release-channel': 'candidate' }

const versions = ({ shell, remotes }: LiveReleases) => ({
  shell: [shell?.stable ?? null, shell?.canary?.version ?? null],
  ...Object.fromEntries(
    remotes.map(({ name, stable, canary }) => [
      name,
      [stable?.version ?? null, canary?.manifest.version ?? null],
    ]),
  ),
})
const liveNow = async () => versions(await registry.live())

test('a rehearsal’s plan tells which remotes accept, which have a version that does, and which have none', async () => {
  expect(await plan()).toMatchObject({ shell: null, ready: false })
  await prepare()
  expect(await plan()).toEqual({
    shell: '2.0.0',
    ready: true,
    remotes: [
      { name: 'chat', stable: '1.0.0', accepts: true, candidate: null, issues: [] },
      {
        name: 'maps',
        stable: '1.0.0',
        accepts: false,
        candidate: '2.0.0',
        issues: [expect.stringContaining('needs react ^19.0.0')],
      },
    ],
  })
})

test('a rehearsal is not begun while a remote has no version that works with it', async () => {
  const shell = aShell('2.0.0', { shared: { ...liveShell.shared, react: '20.0.0' } })
  await registry.publish(platform, { version: '2.0.0', release: shell, headers: waiting })
  const { status, body } = await start()
  expect([status, body.message]).toEqual([422, 'These have no version that works with it: maps.'])
})

test('shell and remotes go to the same share as one, then to everybody, and back', async () => {
  await prepare()
  expect((await start()).status).toBe(200)
  const live = await registry.live()
  expect(versions(live)).toEqual({
    shell: ['1.0.0', '2.0.0'],
    chat: ['1.0.0', null],
    maps: ['1.0.0', '2.0.0'],
  })
  const salts = [live.shell?.canary?.salt, live.remotes.find(({ name }) => name === 'maps')?.canary?.salt]
  expect(salts[0]).toMatch(/^rehearsal:/)
  expect(salts[0]).toBe(salts[1])
  expect((await start(50)).status).toBe(200)
  expect((await registry.live()).shell?.canary).toMatchObject({ percent: 50, salt: salts[0] })
  expect((await rehearsal('POST', '/promote')).status).toBe(200)
  expect(await liveNow()).toEqual({ shell: ['2.0.0', null], chat: ['1.0.0', null], maps: ['2.0.0', null] })
  expect((await rehearsal('POST', '/revert')).status).toBe(200)
  expect(await liveNow()).toEqual({ shell: ['1.0.0', null], chat: ['1.0.0', null], maps: ['1.0.0', null] })
})

test('a rehearsal that is reverted leaves everybody what they had', async () => {
  await prepare()
  await start()
  await rehearsal('POST', '/revert')
  expect(await liveNow()).toEqual({ shell: ['1.0.0', null], chat: ['1.0.0', null], maps: ['1.0.0', null] })
  expect((await rehearsal('POST', '/promote')).status).toBe(422)
})

test('whatever ends one canary of a rehearsal ends all of them, with a line in each trail', async () => {
  await prepare()
  await start()
  await registry.move(teams.maps as Team, 'POST', 'rollback')
  expect(await liveNow()).toEqual({ shell: ['1.0.0', null], chat: ['1.0.0', null], maps: ['1.0.0', null] })
  const { entries } = (await registry.get(platform, 'shell/history')).json()
  expect(entries[0]).toMatchObject({ action: 'rollback', detail: expect.stringContaining('ended with maps') })
})

test('a team may mend its stable version while its next major is rehearsed, which ends the rehearsal', async () => {
  await prepare()
  await start()
  const answer = await publish('maps', '1.0.1', '^19.0.0')
  expect([answer.statusCode, answer.json().live]).toEqual([201, true])
  expect(await liveNow()).toEqual({ shell: ['1.0.0', null], chat: ['1.0.0', null], maps: ['1.0.1', null] })
})

test('a remote with a canary of its own is not taken into a rehearsal', async () => {
  await prepare()
  await publish('maps', '1.0.1', '^19.0.0', oldChannel)
  const { status, body } = await start()
  expect([status, body.message]).toEqual([422, expect.stringContaining('maps has a canary of its own')])
})

test('remotes are not rehearsed with by their own teams', async () => {
  const answer = await registry.send(teams.maps as Team, 'POST', 'rehearsal/promote', {})
  expect(answer.statusCode).toBe(400)
})
