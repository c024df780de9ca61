import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type ObjectStorage, openStorage } from '@rafiq/service-kit'
import { startTestS3 } from '@rafiq/testing'
import { aManifest, someFiles } from '../../test/a-release.ts'
import { VersionStore } from './version-store.ts'

const id = { remote: 'matches', version: '1.0.0' }
const manifest = aManifest(someFiles())
const files = ['remotes/matches/1.0.0/assets/page.css', 'remotes/matches/1.0.0/remoteEntry.js']

describe.each(['disk', 'S3'])('a version on %s', (engine) => {
  let storage: ObjectStorage
  let store: VersionStore
  let close: () => Promise<void>

  beforeAll(async () => {
    if (engine === 'S3') {
      const server = await startTestS3()
      storage = await openStorage(server.settings)
      close = server.stop
    } else {
      const folder = await mkdtemp(join(tmpdir(), 'rafiq-versions-'))
      storage = await openStorage({ STORAGE_DIR: folder, S3_REGION: '' })
      close = () => rm(folder, { recursive: true })
    }
    store = new VersionStore(storage)
  })
  afterAll(() => close())
  afterEach(async () => {
    jest.restoreAllMocks()
    for (const prefix of ['remotes', 'remote-versions', 'staging']) await storage.deleteAll(prefix)
  })

  async function stage(text = 'let a') {
    const staging = await store.stage()
    await staging.write('remoteEntry.js', Buffer.from(text))
    await staging.write('assets/page.css', Buffer.from('a {}'))
    return staging
  }

  test('is nowhere until it is committed, then whole, and its staging is gone', async () => {
    const staging = await stage()
    expect(await store.list()).toEqual([])
    await storage.put('remotes/matches/1.0.0/left-over.js', Buffer.from('half'))
    await store.commit(staging, id, manifest)
    await staging.discard()
    expect(await storage.list('remotes')).toEqual(files)
    expect(await storage.list('staging')).toEqual([])
    expect(await store.list()).toEqual([id])
    expect(await store.has(id, 'remoteEntry.js')).toBe(true)
    expect(await store.has(id, 'gone.js')).toBe(false)
  })

  test('has its manifest after all of its files, and loses it before them', async () => {
    const staging = await stage()
    jest.spyOn(storage, 'copy').mockRejectedValueOnce(new Error('cut off'))
    await expect(store.commit(staging, id, manifest)).rejects.toThrow('cannot be written to')
    expect(await storage.list('remote-versions')).toEqual([])
    await store.commit(staging, id, manifest)
    const kept = await storage.get('remote-versions/matches/1.0.0.json')
    expect(kept && JSON.parse(await text(kept))).toEqual(manifest)

    jest.spyOn(storage, 'deleteAll').mockRejectedValueOnce(new Error('cut off'))
    await expect(store.remove(id)).rejects.toThrow('cut off')
    expect(await store.has(id, 'remoteEntry.js')).toBe(false)
    expect(await storage.list('remotes')).toEqual(files)
  })

  test('is swept from its staging once that was abandoned', async () => {
    await stage()
    await store.sweep(new Date(Date.now() - 60_000))
    expect(await storage.list('staging')).toHaveLength(2)
    await store.sweep(new Date(Date.now() + 60_000))
    expect(await storage.list('staging')).toEqual([])
  })
})
