import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { lockRegistry } from '../src/registry/revision.ts'
import { SweepStore } from '../src/store/sweep-store.ts'
import { VersionStore } from '../src/store/version-store.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('before the row is there: the files count for nothing, and the version can be published', async () => {
  const folder = join(registry.storage, 'remotes/matches/1.0.0')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'left-over.js'), 'half')
  expect((await registry.publish(matches)).statusCode).toBe(201)
  expect(await readdir(folder)).not.toContain('left-over.js')
})

test('while the files are copied: no version, no channel, no row', async () => {
  jest.spyOn(registry.app.get(VersionStore), 'commit').mockRejectedValue(new Error('the disk is full'))
  expect((await registry.publish(matches)).statusCode).toBe(500)
  expect(await registry.stable()).toBeUndefined()
  const rows = await registry.database.query("select from audit.release_entries where action <> 'grant'")
  expect(rows).toEqual([])
  expect(await registry.staged()).toEqual([])
})

test('file of an interrupted publish is swept at the next start', async () => {
  await registry.publish(matches)
  const abandoned = join(registry.storage, 'remotes/matches/0.9.0')
  await mkdir(abandoned, { recursive: true })
  await writeFile(join(abandoned, 'remoteEntry.js'), 'never committed')
  await registry.app.get(SweepStore).run()
  expect(await registry.stored()).toEqual(['1.0.0'])
})

test('a start writes the manifest of a version that lies in a storage without one', async () => {
  await registry.publish(matches)
  const manifest = join(registry.storage, 'remote-versions/matches/1.0.0.json')
  const before = await readFile(manifest, 'utf8')
  await rm(manifest)
  await registry.app.get(SweepStore).run()
  expect(JSON.parse(await readFile(manifest, 'utf8'))).toEqual(JSON.parse(before))
})

test('costs a start nothing where there is none: it waits for nobody who publishes', async () => {
  await registry.publish(matches)
  await registry.app
    .get(EntityManager)
    .fork()
    .transactional(async (em) => {
      await lockRegistry(em)
      await registry.app.get(SweepStore).run()
    })
  expect(await registry.stored()).toEqual(['1.0.0'])
})
