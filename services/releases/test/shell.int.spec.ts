import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { pageShellSchema, type ShellManifest } from '@rafiq/platform-contracts'
import { aRelease } from './a-release.ts'
import { aShell, shellScript } from './a-shell.ts'
import { chat, liveShell } from './gate/seed.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let platform: Team
let chatTeam: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

const forReact = (version: string, range: string) =>
  aRelease({ ...chat, version, platform: '^1.0.0', shared: { react: range } })

beforeEach(async () => {
  await registry.empty()
  // As a deployment does: it keeps its shell, then its gateways say that they serve it.
  await registry.put('shell-versions/1.0.0.json', JSON.stringify({ manifest: liveShell, skeleton: '' }))
  await registry.announceShell(liveShell)
  platform = await registry.team('shell')
  chatTeam = await registry.team('chat')
  await registry.publish(chatTeam, { release: forReact('1.0.0', '^19.0.0') })
})

const publish = (version: string, overrides: Partial<ShellManifest> = {}, headers = {}) =>
  registry.publish(platform, { version, release: aShell(version, overrides), headers })
const content = (key: string) => readFile(join(registry.storage, key), 'utf8')
const shellNow = async () => (await registry.live()).shell
const react20 = { shared: { ...liveShell.shared, react: '20.0.0' } }

describe('the shell as a release', () => {
  test('is the gateways’ own until somebody releases one, and is no remote', async () => {
    const { shell, remotes } = await registry.live()
    expect([shell, remotes.map(({ name }) => name)]).toEqual([undefined, ['chat']])
  })

  test('is live with its files where gateways look for them, and goes back to the one that was deployed', async () => {
    const answer = await publish('2.0.0')
    expect([answer.statusCode, answer.json().live]).toEqual([201, true])
    expect(await shellNow()).toEqual({ stable: '2.0.0', fallback: '1.0.0', canary: null })
    expect(await registry.keys('shell')).toEqual([`shell/${shellScript}`])
    expect(await registry.keys('shell-versions')).toContain('shell-versions/2.0.0.json')
    await registry.move(platform, 'POST', 'rollback')
    expect(await shellNow()).toMatchObject({ stable: '1.0.0' })
  })

  test('is kept with its worker and icons, each version’s apart', async () => {
    const root = { 'sw.js': 'worker 2', 'icon.svg': '<svg/>', 'notes.txt': 'of the build' }
    const release = aShell('2.0.0', {}, root)
    expect((await registry.publish(platform, { version: '2.0.0', release })).statusCode).toBe(201)
    await registry.publish(platform, {
      version: '2.1.0',
      release: aShell('2.1.0', {}, { 'sw.js': 'worker 3' }),
    })
    const isFile = (key: string) => key.split('/').length === 3
    expect((await registry.keys('shell-root')).filter(isFile)).toEqual([
      'shell-root/2.0.0/icon.svg',
      'shell-root/2.0.0/sw.js',
      'shell-root/2.1.0/sw.js',
    ])
    expect(await content('shell-root/2.0.0/sw.js')).toBe('worker 2')
    const kept = pageShellSchema.parse(JSON.parse(await content('shell-versions/2.0.0.json')))
    expect(kept.root).toEqual(['icon.svg', 'sw.js'])
  })

  test('goes to a share as a canary, beside the one that was deployed', async () => {
    await publish('2.0.0', {}, { 'x-release-channel': 'canary', 'x-release-percent': '10' })
    expect(await shellNow()).toEqual({
      stable: '1.0.0',
      fallback: null,
      canary: { version: '2.0.0', percent: 10, salt: '2.0.0' },
    })
  })

  test('stands in the status, its history and its versions like any other', async () => {
    await publish('2.0.0')
    const { remotes } = (await registry.get(platform, 'status')).json()
    expect(remotes.find(({ name }: { name: string }) => name === 'shell')).toMatchObject({
      stable: '2.0.0',
      previous: '1.0.0',
      versions: 2,
    })
    const { entries } = (await registry.get(platform, 'shell/history')).json()
    expect(entries.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual(['move', 'publish'])
  })

  test('is refused where a live remote does not work with it, which it names', async () => {
    const answer = await publish('2.0.0', react20)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toContain('chat 1.0.0 shared.react needs react ^19.0.0')
    const page = await publish('2.0.1', { routes: [{ path: '/chat', files: [] }] })
    expect(page.json().message).toContain('chat 1.0.0 routes.0 is /chat, and shell 2.0.1 answers /chat')
    expect(await registry.keys('shell')).toEqual([])
  })

  test('moves to the next major once remotes take it, and back whatever they take by then', async () => {
    await registry.publish(chatTeam, { version: '1.1.0', release: forReact('1.1.0', '>=19 <21') })
    expect((await publish('2.0.0', react20)).statusCode).toBe(201)
    await registry.publish(chatTeam, { version: '2.0.0', release: forReact('2.0.0', '^20.0.0') })
    const back = await registry.move(platform, 'POST', 'rollback')
    expect([back.statusCode, back.json().stable]).toEqual([200, '1.0.0'])
    expect(back.json().warnings).toEqual([
      expect.stringContaining('chat 2.0.0 shared.react needs react ^20.0.0'),
    ])
  })

  test('is neither switched off, yanked nor previewed', async () => {
    await publish('2.0.0')
    const yank = { version: '2.0.0', reason: 'broken' }
    expect((await registry.move(platform, 'POST', 'yank', yank)).statusCode).toBe(422)
    expect((await registry.move(platform, 'POST', 'disable', {})).statusCode).toBe(422)
    expect((await publish('3.0.0', {}, { 'x-release-channel': 'preview/next' })).statusCode).toBe(422)
  })

  test('an upload that is no shell, or another version, is refused', async () => {
    const release = aRelease({ name: 'shell', version: '2.0.0' })
    const answer = await registry.publish(platform, { version: '2.0.0', release })
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'The release was refused: its shell.json is missing or broken.',
    ])
  })
})
