import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { remoteFilePath, type ShellManifest } from '@rafiq/platform-contracts'
import { promoteToCommand, readSettings } from '@rafiq/release-cli/commands'
import { writeTestProduct } from '@rafiq/testing'
import { aManifest, aMappedRelease, aRelease, someFiles } from './a-release.ts'
import { GatewayProcess } from './gateway-process.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

const shell: ShellManifest = {
  ...{ version: '1.0.0', platform: '1.0.0', shared: {}, scripts: [], styles: [], fonts: [] },
  ...{ routes: [{ path: '/', files: [] }], guarded: [], remoteFiles: [] },
}
const nobody = 'http://127.0.0.1:9'

/** A platform of its own: registry, database, storage, gateway. */
interface Platform {
  readonly registry: RunningRegistry
  readonly gateway: GatewayProcess
}

let folder: string
let staging: Platform
let production: Platform
/** The same team, with the same key, has a token at each. */
let team: { staging: Team; production: Team }

async function platform(): Promise<Platform> {
  const registry = await RunningRegistry.start()
  const releasesUrl = await registry.listen()
  const gateway = await GatewayProcess.start({
    ...{
      redis: registry.redis,
      releasesUrl,
      usersUrl: nobody,
      shellFolder: folder,
    },
    ...{ storage: registry.storage, productConfig: await writeTestProduct(registry.storage) },
  })
  return { registry, gateway }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'))
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell))
  ;[staging, production] = await Promise.all([platform(), platform()])
})
afterAll(async () => {
  for (const { gateway, registry } of [staging, production]) {
    await gateway?.stop()
    await registry?.stop()
  }
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await Promise.all([staging.registry.empty(), production.registry.empty()])
  const atStaging = await staging.registry.team('matches')
  team = { staging: atStaging, production: await production.registry.team('matches', atStaging.key) }
})

const commit = 'c0ffee0123456789'
const publish = (version: string, files = someFiles('one', { version })) =>
  staging.registry.publish(team.staging, {
    ...{ version, release: aRelease({ version }, files), headers: { 'x-release-commit': commit } },
  })
const settingsOf = ({ gateway }: Platform, { token }: Team) =>
  readSettings({ RELEASES_URL: gateway.url, RELEASES_TOKEN: token }, '/nowhere')

async function promote(
  version: string,
  flags: { channel?: string; percent?: string } = {},
): Promise<string[]> {
  const said: string[] = []
  const platforms = {
    from: settingsOf(staging, team.staging),
    to: settingsOf(production, team.production),
  }
  const name = { remote: 'matches', version }
  await promoteToCommand(name, { channel: 'stable', ...flags }, platforms, (line) => said.push(line))
  return said
}
const signatures = ({ registry }: Platform) =>
  registry.database.query('select version, signature, manifest, commit from releases.version_signatures')

test('promotion to another platform gives its visitors the same bytes under the same signature', async () => {
  const files = someFiles('one', { version: '1.4.0' })
  await publish('1.4.0', files)
  const said = await promote('1.4.0')
  expect(said.at(-1)).toBe(
    `matches 1.4.0 is live in stable of ${production.gateway.url}: the same bytes under the same signature.`,
  )
  expect(await production.gateway.version('matches')).toBe('1.4.0')
  expect(await signatures(production)).toEqual(await signatures(staging))
  const manifest = aManifest(files, { version: '1.4.0' })
  for (const [path, content] of Object.entries(files)) {
    const answer = await production.gateway.get(remoteFilePath(manifest, path))
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(content))).toBe(true)
  }
  const { entries } = (await production.registry.get(team.production, 'matches/history')).json()
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'publish',
      version: '1.4.0',
      commit,
      detail: `from ${staging.gateway.url}`,
    }),
  )
  const info = (await production.registry.get(team.production, 'matches/versions/1.4.0')).json()
  expect(info.signature.verified).toBe(true)
})

test('promotion to another platform takes the source maps with it', async () => {
  const release = aMappedRelease({ version: '1.5.0' })
  await staging.registry.publish(team.staging, { version: '1.5.0', release })
  await promote('1.5.0')
  const maps = 'source-maps/matches'
  expect(await production.registry.keys(maps)).toContain(`${maps}/1.5.0/remoteEntry.js.map.gz`)
})

test('promotion of what is there already moves it, once it is the same to the byte', async () => {
  await publish('1.0.0')
  await publish('1.1.0')
  await promote('1.0.0')
  await promote('1.1.0', { channel: 'candidate' })
  expect(await production.registry.stable()).toBe('1.0.0')
  const said = await promote('1.1.0', { channel: 'canary', percent: '25' })
  expect(said.at(-1)).toBe('matches 1.1.0 was there already, the same to the byte: it is live in canary.')
  const [remote] = (await production.registry.live()).remotes
  expect(remote?.canary?.manifest.version).toBe('1.1.0')
  expect(remote?.canary?.percent).toBe(25)
  await promote('1.1.0')
  expect(await production.registry.stable()).toBe('1.1.0')
})

test('promotion of another version of the same name changes nothing and says so', async () => {
  await publish('1.0.0')
  await promote('1.0.0')
  await publish('1.1.0')
  const other = aRelease({ version: '1.1.0' }, someFiles('two', { version: '1.1.0' }))
  await production.registry.publish(team.production, {
    ...{ version: '1.1.0', release: other, headers: { 'x-release-channel': 'candidate' } },
  })
  await expect(promote('1.1.0')).rejects.toThrow(
    'has another matches 1.1.0: other bytes, or another signature.',
  )
  expect(await production.registry.stable()).toBe('1.0.0')
})

test('promotion stops at bytes that are not those which were published', async () => {
  await publish('1.0.0')
  const path = join(staging.registry.storage, 'remotes/matches/1.0.0/remoteEntry.js')
  const entry = await readFile(path, 'utf8')
  await staging.registry.put('remotes/matches/1.0.0/remoteEntry.js', entry.replace('one', 'two'))
  await expect(promote('1.0.0')).rejects.toThrow(
    'other bytes of matches 1.0.0 remoteEntry.js than were published',
  )
  expect((await production.registry.live()).remotes).toEqual([])
})

test('promotion needs the key of the team at the other platform as well', async () => {
  await publish('1.0.0')
  await production.registry.empty()
  team = { ...team, production: await production.registry.team('matches') }
  await expect(promote('1.0.0')).rejects.toThrow('signed by a key that is not known')
  expect((await production.registry.live()).remotes).toEqual([])
})

test('archive of a version is for its own team, and not for what is gone or was never published', async () => {
  await publish('1.0.0')
  await publish('1.1.0')
  const archive = (version: string, by = team.staging) =>
    staging.registry.get(by, `matches/versions/${version}/archive`)
  const answer = await archive('1.0.0')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/gzip'])
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(
    createHash('sha256')
      .update((await archive('1.0.0')).rawPayload)
      .digest('hex'),
  )
  expect((await archive('1.0.0', await staging.registry.team('chat'))).statusCode).toBe(403)
  expect((await archive('9.9.9')).statusCode).toBe(404)
  await staging.registry.move(team.staging, 'POST', 'yank', { version: '1.0.0', reason: 'It leaks.' })
  expect((await archive('1.0.0')).statusCode).toBe(410)
  const platformTeam = await staging.registry.team('shell')
  expect((await staging.registry.get(platformTeam, 'shell/versions/1.0.0/archive')).statusCode).toBe(422)
})
