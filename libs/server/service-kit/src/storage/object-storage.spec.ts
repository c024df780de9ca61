import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestS3 } from '@rafiq/testing'
import { UnavailableError } from '../errors/kinds.ts'
import type { ObjectStorage } from './object-storage.ts'
import { openStorage } from './open-storage.ts'
import { oneStorage, storageSettings } from './storage-settings.ts'

interface Opened {
  readonly storage: ObjectStorage
  close(): Promise<void>
}

const engines: Readonly<Record<string, () => Promise<Opened>>> = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rafiq-storage-'))
    const storage = await openStorage({ STORAGE_DIR: folder, S3_REGION: '' })
    return { storage, close: () => rm(folder, { recursive: true }) }
  },
  S3: async () => {
    const server = await startTestS3()
    return { storage: await openStorage(server.settings), close: server.stop }
  },
}

describe.each(Object.keys(engines))('objects on %s', (engine) => {
  let storage: ObjectStorage
  let close: () => Promise<void>

  beforeAll(async () => {
    const opened = await engines[engine]?.()
    if (!opened) throw new Error('no such engine')
    storage = opened.storage
    close = () => opened.close()
  })
  afterAll(() => close())

  const put = (key: string, text: string) => storage.put(key, Buffer.from(text))
  async function read(key: string): Promise<string | null> {
    const stream = await storage.get(key)
    return stream && (await buffer(stream)).toString()
  }

  test('are read as they were put, also without a byte', async () => {
    await put('photos/one', 'bytes')
    await put('photos/none', '')
    expect([await read('photos/one'), await read('photos/none')]).toEqual(['bytes', ''])
    expect(await storage.stat('photos/one')).toMatchObject({ bytes: 5, modifiedAt: expect.anything() })
  })

  test('are replaced as a whole', async () => {
    await put('photos/three', 'the first one')
    await put('photos/three', 'second')
    expect(await read('photos/three')).toBe('second')
  })

  test('that were copied are two', async () => {
    await put('staging/a.js', 'first')
    await storage.copy('staging/a.js', 'remotes/a.js')
    await put('staging/a.js', 'second')
    await storage.deleteAll('staging')
    expect([await read('staging/a.js'), await read('remotes/a.js')]).toEqual([null, 'first'])
  })

  test('that are missing are null, also below another and above it', async () => {
    await put('photos/one', 'x')
    for (const key of ['photos/missing', 'photos/one/below', 'photos']) {
      expect([await storage.get(key), await storage.stat(key)]).toEqual([null, null])
    }
  })

  test('are gone after they were deleted, which may be repeated', async () => {
    await put('photos/four', 'x')
    await storage.delete('photos/four')
    await storage.delete('photos/four')
    expect(await storage.stat('photos/four')).toBeNull()
  })

  test('below a prefix are listed in order and deleted together', async () => {
    await put('remotes/home/1.0.0/b.js', 'b')
    await put('remotes/home/1.0.0/chunks/a.js', 'a')
    await put('remotes/home/1.0.0-h1/b.js', 'b')
    expect(await storage.list('remotes/home/1.0.0')).toEqual([
      'remotes/home/1.0.0/b.js',
      'remotes/home/1.0.0/chunks/a.js',
    ])
    await storage.deleteAll('remotes/home/1.0.0')
    expect(await storage.list('remotes/home')).toEqual(['remotes/home/1.0.0-h1/b.js'])
    await storage.deleteAll('remotes/nothing')
    expect(await storage.list('remotes/nothing')).toEqual([])
  })

  test.each([
    '..',
    '../x',
    'a/../../x',
    '/x',
    'a//b',
    '',
    '.partial/x',
    'a/.',
    'a\\b',
    'a\0b',
    'a/',
    'x'.repeat(900),
  ])('have no key %j', async (key) => {
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError)
    await expect(async () => storage.copy('photos/one', key)).rejects.toThrow(TypeError)
    await expect(storage.get(key)).rejects.toThrow(TypeError)
    await expect(storage.deleteAll(key)).rejects.toThrow(TypeError)
  })
})

test.each([
  ['a folder', { STORAGE_DIR: '/storage' }, []],
  ['a bucket', { S3_BUCKET: 'rafiq' }, []],
  ['none', {}, ['STORAGE_DIR']],
  ['both', { STORAGE_DIR: '/storage', S3_BUCKET: 'rafiq' }, ['STORAGE_DIR']],
])('settings that name %s', (_, environment, wrong) => {
  const { error } = storageSettings.refine(...oneStorage).safeParse(environment)
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(wrong)
})

test('bucket that is missing or foreign counts as an unavailable storage', async () => {
  const server = await startTestS3()
  const missing = await openStorage({ ...server.settings, S3_BUCKET: 'another' })
  const foreign = await openStorage({ ...server.settings, S3_ACCESS_KEY_ID: 'a-guess' })
  try {
    for (const storage of [missing, foreign]) {
      await expect(storage.get('photos/one')).rejects.toBeInstanceOf(UnavailableError)
      await expect(storage.put('photos/one', Buffer.from('x'))).rejects.toBeInstanceOf(UnavailableError)
      await expect(storage.list('photos')).rejects.toBeInstanceOf(UnavailableError)
    }
  } finally {
    await server.stop()
  }
})
