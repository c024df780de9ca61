import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import type { RemoteManifest } from '@rafiq/platform-contracts'
import { Header, Pack, ReadEntry } from 'tar'
import { readVersionArchive } from './read-version-archive.ts'

const from = 'https://staging.example'
const described = (text: string) => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.byteLength(text),
})
const manifest: RemoteManifest = {
  ...{ name: 'chat', version: '1.2.0', platform: '^1.0.0', entry: 'entry.js' },
  ...{ routes: [], navigation: [], shared: {} },
  files: { 'entry.js': described('let a') },
  maps: { 'entry.js.map': described('{}') },
}
const whole = { 'remote.json': JSON.stringify(manifest), 'entry.js': 'let a', 'entry.js.map': '{}' }

async function archive(files: Record<string, string>): Promise<Buffer> {
  const pack = new Pack({ gzip: true, portable: true })
  const packed = buffer(pack)
  for (const [path, content] of Object.entries(files)) {
    const entry = new ReadEntry(new Header({ path, size: content.length, type: 'File', mode: 0o644 }))
    pack.add(entry)
    entry.end(Buffer.from(content))
  }
  pack.end()
  return packed
}

test('archive of a version is read to the byte of what was signed, source maps with it', async () => {
  const { manifest: read, signed } = readVersionArchive(await archive(whole), from)
  expect([read.name, read.version]).toEqual(['chat', '1.2.0'])
  expect(signed.toString()).toBe(whole['remote.json'])
})

test.each([
  ['a file that was changed', { ...whole, 'entry.js': 'let b' }, 'sent other bytes of entry.js'],
  ['a source map that was changed', { ...whole, 'entry.js.map': '{ }' }, 'sent other bytes of entry.js.map'],
  ['a file that is missing', { 'remote.json': whole['remote.json'] }, 'sent other bytes of entry.js'],
  ['a file that is not listed', { ...whole, 'evil.js': '!' }, 'sent evil.js, which chat 1.2.0 does not have'],
  ['no manifest', { 'entry.js': 'let a' }, 'without a remote.json'],
])('archive of a version with %s is refused', async (_, files, sentence) => {
  const bytes = await archive(files)
  expect(() => readVersionArchive(bytes, from)).toThrow(sentence)
})

test('archive of a version that is none is refused', () => {
  expect(() => readVersionArchive(Buffer.from('a page of a proxy'), from)).toThrow(from)
})
