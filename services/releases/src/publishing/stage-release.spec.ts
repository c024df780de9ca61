import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { Layout, precompress } from './stage-release.ts'

/** What is said to each of these files, in this order. */
function taken(...paths: string[]): (string | undefined)[] {
  const layout = new Layout()
  return paths.map((path) => layout.take(path))
}

describe('the layout of a release', () => {
  test('has a place for what a build makes', () => {
    const paths = [
      'remoteEntry.js',
      'assets/page.css',
      'assets/page.js',
      'assets/a/b.js',
      'assets2',
      'page.br.js',
    ]
    expect(taken(...paths).filter((rejection) => rejection !== undefined)).toEqual([])
  })

  test.each(['page.js.br', 'page.js.gz', 'page.js.br/a.js', '.hidden', 'a/.hidden/b.js'])(
    'keeps the name %s for itself',
    (path) => {
      expect(taken(path)).toEqual(['is a name that the registry keeps for itself'])
    },
  )

  test.each([
    [['a', 'a/b'], 'lies in a, which is a file'],
    [['a/b', 'a/b/c/d'], 'lies in a/b, which is a file'],
    [['a/b', 'a'], 'is a file, and others lie in it'],
    [['a/b/c', 'a/b'], 'is a file, and others lie in it'],
  ])('refuses the second of %j', (paths, rejection) => {
    expect(taken(...paths)).toEqual([undefined, rejection])
  })
})

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
