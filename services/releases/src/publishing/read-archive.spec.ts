import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, jest, test } from '@jest/globals'
import { archive, type Files, someFiles } from '../../test/a-release.ts'
import type { ArchivedFile } from './archive-entries.ts'
import { readArchive } from './read-archive.ts'

const limits = { packedBytes: 100_000, unpackedBytes: 200_000, entries: 10 }
const roomy = { packedBytes: 10_000_000, unpackedBytes: 10_000_000, entries: 10 }

async function read(body: Buffer | Readable, within = limits): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const keep = async ({ path, content }: ArchivedFile) => {
    files.set(path, content.toString())
  }
  await readArchive(body instanceof Readable ? body : Readable.from(chunked(body)), within, keep)
  return files
}

function* chunked(bytes: Buffer, size = 700): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

const plain = (files: Files): Buffer => gunzipSync(archive(files))

/** The parts of a gzip file are unpacked one after the other: here a first byte, and then the others. */
const inChunks = (bytes: Buffer): Buffer =>
  Buffer.concat([gzipSync(bytes.subarray(0, 1)), gzipSync(bytes.subarray(1))])

describe('readArchive', () => {
  test('hands over every file as it was packed', async () => {
    const files = await read(archive(someFiles()))
    expect([...files.keys()]).toEqual(Object.keys(someFiles()))
    expect(files.get('assets/page.css')).toBe(someFiles()['assets/page.css'])
  })

  test('takes the leading ./ that tar writes, and folders', async () => {
    const packed = archive({ './': '', './a.js': '1' }, { './': { type: 'Directory' } })
    expect([...(await read(packed)).keys()]).toEqual(['a.js'])
  })

  test.each([
    '../up.js',
    'a/../../up.js',
    '/etc/passwd',
    'C:\\x.js',
    'a\\b.js',
    'a//b.js',
    'ü.js',
    '%2e%2e/x.js',
  ])('refuses the path %s', async (path) => {
    await expect(read(archive({ [path]: 'x' }))).rejects.toMatchObject({
      status: 400,
      code: 'invalid-release',
    })
  })

  test.each(['SymbolicLink', 'Link', 'CharacterDevice', 'BlockDevice', 'FIFO'] as const)(
    'refuses a %s',
    async (type) => {
      const packed = archive({ 'a.js': '' }, { 'a.js': { type, linkpath: '/etc/passwd' } })
      await expect(read(packed)).rejects.toMatchObject({ status: 400, code: 'invalid-release' })
    },
  )

  test('refuses a file that comes twice', async () => {
    await expect(read(archive({ 'a.js': '1', './a.js': '2' }))).rejects.toThrow('twice')
  })

  test('stops at too many entries', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.js`, '']))
    await expect(read(archive(many))).rejects.toMatchObject({ status: 413 })
  })

  test('stops at an upload that is too large', async () => {
    const noise = Buffer.from(Array.from({ length: 3_000 }, (_, index) => (index * 7919) % 251))
    await expect(read(archive({ 'a.js': noise }), { ...limits, packedBytes: 100 })).rejects.toMatchObject({
      status: 413,
    })
  })

  test('stops at an archive that unpacks to too much, without unpacking it all', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    await expect(read(bomb)).rejects.toMatchObject({ status: 413 })
  })

  test('stops at a file whose header promises too much', async () => {
    const packed = archive({ 'a.js': 'x' }, { 'a.js': { size: 1_000_000 } })
    await expect(read(packed)).rejects.toMatchObject({ status: 413 })
  })

  test.each([
    ['bytes that are no gzip', Buffer.from('not an archive')],
    ['nothing', Buffer.alloc(0)],
    ['half an archive', archive(someFiles()).subarray(0, 200)],
    ['gzip of something else', gzipSync('plain text, and more of it '.repeat(100))],
    ['an archive that is packed twice', gzipSync(archive(someFiles()))],
    ['an archive that is packed twice, its beginning in chunks', inChunks(archive(someFiles()))],
    ['an archive that is packed twice in two ways', gzipSync(zstdCompressSync(plain(someFiles())))],
    ['a bomb within a bomb', gzipSync(gzipSync(Buffer.alloc(50_000_000)))],
  ])('refuses %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ status: 400, code: 'invalid-release' })
  })

  test('keeps nothing of what comes after the end', async () => {
    const padded = gzipSync(Buffer.concat([plain(someFiles()), Buffer.alloc(2_000_000)]))
    const concat = jest.spyOn(Buffer, 'concat')
    try {
      expect([...(await read(padded, roomy)).keys()]).toEqual(Object.keys(someFiles()))
      const kept = concat.mock.results.map(({ value }) => (value as Buffer).length)
      expect(Math.max(...kept)).toBeLessThan(200_000)
    } finally {
      concat.mockRestore()
    }
  })

  test('leaves the upload open when it refuses, so that an answer can still be sent', async () => {
    const noise = randomBytes(1_000_000)
    const upload = Readable.from(chunked(archive({ '../up.js': 'x', 'b.js': noise }), 5_000))
    await expect(read(upload, roomy)).rejects.toMatchObject({ status: 400 })
    expect(upload.destroyed).toBe(false)
  })
})
