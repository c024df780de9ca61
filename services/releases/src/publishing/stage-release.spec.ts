import { describe, expect, test } from '@jest/globals'
import { Layout } from './stage-release.ts'

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
