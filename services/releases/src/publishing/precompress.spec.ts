import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { precompress } from './precompress.ts'

const text = Buffer.from('export const answer = 42\n'.repeat(100))

test('precompression makes a brotli and a gzip form that unpack to the file', async () => {
  const made = new Map(
    (await precompress('page.js', text)).map(({ extension, content }) => [extension, content]),
  )
  expect(brotliDecompressSync(made.get('.br') ?? '')).toEqual(text)
  expect(gunzipSync(made.get('.gz') ?? '')).toEqual(text)
})

test.each([
  ['a font, which is compressed already', 'plex.woff2', text],
  ['what would not get smaller', 'tiny.js', Buffer.from('x')],
  ['an empty file', 'empty.js', Buffer.alloc(0)],
])('precompression leaves %s', async (_, path, content) => {
  expect(await precompress(path, content)).toEqual([])
})
