import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { aManifest, someFiles } from '../../services/releases/test/a-release.ts'
import { RunningRegistry } from '../../services/releases/test/running-registry.ts'
import { grant as grantRemote } from './grant.ts'
import { publishMissing } from './publish-missing.ts'

let registry: RunningRegistry
let url: string
let root: string

beforeAll(async () => {
  registry = await RunningRegistry.start()
  url = await registry.listen()
})
afterAll(() => registry.stop())

beforeEach(async () => {
  await registry.empty()
  root = await mkdtemp(join(tmpdir(), 'rafiq-image-'))
  for (const name of ['chat', 'matches', 'shell']) await writeBuild(name)
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function writeBuild(name: string): Promise<void> {
  const files = someFiles('one', { name })
  const all = { ...files, 'remote.json': JSON.stringify(aManifest(files, { name })) }
  for (const [path, content] of Object.entries(all)) {
    const file = join(root, 'apps', name, 'dist', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

const grant = (remote: string, publicKey: string) =>
  grantRemote(remote, publicKey, { ...process.env, DATABASE_URL: registry.database.urlFor('releases') })

const rightsLeft = () =>
  registry.database.query(
    `select remote from releases.publish_tokens where revoked_at is null
     union all select remote from releases.publish_keys where revoked_at is null`,
  )

test('a first publish gives each built remote its first version, and ends what it published with', async () => {
  expect(await publishMissing({ root, url, grant })).toEqual(['chat', 'matches'])
  expect([await registry.stable('chat'), await registry.stable('matches')]).toEqual(['1.0.0', '1.0.0'])
  expect(await rightsLeft()).toEqual([])
})

test('a first publish leaves a remote alone that has a version, and says so when it is repeated', async () => {
  const team = await registry.team('matches')
  await registry.publish(team, { version: '0.9.0' })
  const left = await rightsLeft()
  expect(await publishMissing({ root, url, grant })).toEqual(['chat'])
  expect(await publishMissing({ root, url, grant })).toEqual([])
  expect([await registry.stable('chat'), await registry.stable('matches')]).toEqual(['1.0.0', '0.9.0'])
  expect(await registry.stored()).toEqual(['0.9.0'])
  expect(await rightsLeft()).toEqual(left)
})

test('a first publish that is refused says why, and ends what it published with', async () => {
  await writeFile(join(root, 'apps/matches/dist/logo.png'), 'another content')
  await expect(publishMissing({ root, url, grant })).rejects.toThrow('logo.png')
  expect(await rightsLeft()).toEqual([])
})
