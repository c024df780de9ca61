import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { TooLargeError } from '../errors/kinds.ts'
import { DiskStorage } from './disk-storage.ts'

let folder: string
let storage: DiskStorage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rafiq-storage-'))
  storage = new DiskStorage(join(folder, 'root'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(key: string): Promise<string | null> {
  const stream = await storage.get(key)
  return stream && (await buffer(stream)).toString()
}

describe('an object', () => {
  test('is read as it was put, from bytes and from a stream', async () => {
    expect(await storage.put('photos/one', Buffer.from('bytes'))).toBe(true)
    await storage.put('photos/two', Readable.from([Buffer.from('a st'), Buffer.from('ream')]))
    expect([await read('photos/one'), await read('photos/two')]).toEqual(['bytes', 'a stream'])
    expect(await storage.stat('photos/two')).toMatchObject({ bytes: 8, modifiedAt: expect.anything() })
  })

  test('is replaced as a whole', async () => {
    await storage.put('photos/three', Buffer.from('the first one'))
    await storage.put('photos/three', Buffer.from('second'))
    expect(await read('photos/three')).toBe('second')
  })

  test('that must be new is stored by one of two writers', async () => {
    const put = (text: string) =>
      storage.put('remotes/chat/1.0.0/a.js', Buffer.from(text), { ifAbsent: true })
    const stored = await Promise.all([put('x'), put('x')])
    expect(stored.toSorted()).toEqual([false, true])
    expect(await put('y')).toBe(false)
    expect(await read('remotes/chat/1.0.0/a.js')).toBe('x')
  })

  test('that is missing is null, also below a file', async () => {
    expect(await storage.get('photos/none')).toBeNull()
    expect(await storage.stat('photos/one/below')).toBeNull()
    expect(await storage.get('photos')).toBeNull()
  })

  test('is gone after it was deleted, which may be repeated', async () => {
    await storage.put('photos/four', Buffer.from('x'))
    await storage.delete('photos/four')
    await storage.delete('photos/four')
    expect(await storage.stat('photos/four')).toBeNull()
  })
})

describe('a write that fails', () => {
  test('for its size leaves what was there and no piece of itself', async () => {
    await storage.put('photos/five', Buffer.from('before'))
    const put = storage.put('photos/five', Readable.from([Buffer.alloc(10), Buffer.alloc(10)]), {
      maxBytes: 15,
    })
    await expect(put).rejects.toBeInstanceOf(TooLargeError)
    expect(await read('photos/five')).toBe('before')
    expect(await readdir(join(folder, 'root', '.partial'))).toEqual([])
  })

  test('for its source leaves nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('cut off')
      })(),
    )
    await expect(storage.put('photos/six', broken)).rejects.toThrow('cut off')
    expect(await storage.stat('photos/six')).toBeNull()
  })
})

test('keys below a prefix are listed in order and deleted together', async () => {
  await storage.put('remotes/home/1.0.0/b.js', Buffer.from('b'))
  await storage.put('remotes/home/1.0.0/chunks/a.js', Buffer.from('a'))
  await storage.put('remotes/home/1.0.1/b.js', Buffer.from('b'))
  expect(await storage.list('remotes/home/1.0.0')).toEqual([
    'remotes/home/1.0.0/b.js',
    'remotes/home/1.0.0/chunks/a.js',
  ])
  await storage.deleteAll('remotes/home/1.0.0')
  expect(await storage.list('remotes/home')).toEqual(['remotes/home/1.0.1/b.js'])
  expect(await storage.list('remotes/nothing')).toEqual([])
})

describe('nothing leaves the storage', () => {
  test.each([
    '..',
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    '',
    '.partial/x',
    'a/.',
    'a\\b',
    'a\0b',
    'a/',
    'x'.repeat(900),
  ])('by the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError)
    await expect(storage.get(key)).rejects.toThrow(TypeError)
    await expect(storage.deleteAll(key)).rejects.toThrow(TypeError)
  })

  test('by a link', async () => {
    await writeFile(join(folder, 'secret'), 'secret')
    await mkdir(join(folder, 'root', 'photos'), { recursive: true })
    await symlink(join(folder, 'secret'), join(folder, 'root', 'photos', 'link'))
    expect(await storage.get('photos/link')).toBeNull()
    await storage.put('photos/link', Buffer.from('own'))
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('secret')
  })
})
