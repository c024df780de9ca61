import { describe, expect, test } from '@jest/globals'
import { parseMap, resolveStack } from './resolve-stack.ts'

/** `a.ts` has `one()` in its first line and `two()` in its second; both are in the first line of `page.js`. */
const aMap = (overrides: object = {}) => ({
  version: 3,
  names: [],
  sources: ['webpack://@rafiq/chat/./src/a.ts'],
  sourcesContent: ['  one()\n  two()\n'],
  // Column 0 → a.ts 1:2; column 4 → a.ts 2:2.
  mappings: 'AAAE,IACA',
  ...overrides,
})

const at = (column: number, file = 'page.js', line = 1) => ({ file, line, column })
const mapsOf = (content: unknown) => {
  const map = parseMap(typeof content === 'string' ? content : JSON.stringify(content))
  return new Map(map ? [['page.js', map]] : [])
}
const sources = (content: unknown, ...stack: ReturnType<typeof at>[]) =>
  resolveStack(stack, mapsOf(content)).map(({ source }) => source)

describe('a resolved stack', () => {
  test('says file, line, column and the line itself of each place', () => {
    expect(sources(aMap(), at(1), at(5))).toEqual([
      { file: 'src/a.ts', line: 1, column: 3, text: 'one()' },
      { file: 'src/a.ts', line: 2, column: 3, text: 'two()' },
    ])
  })

  test('takes what the browser counts from 1 for what the map counts from 0', () => {
    expect(sources(aMap(), at(4), at(5)).map((source) => source?.line)).toEqual([1, 2])
  })

  test('keeps the place in the built file', () => {
    expect(resolveStack([at(5)], mapsOf(aMap()))).toMatchObject([{ file: 'page.js', line: 1, column: 5 }])
  })

  test('has no source where the file has no map, or the map no such line', () => {
    expect(sources(aMap(), at(1, 'other.js'), at(1, 'page.js', 9))).toEqual([null, null])
  })

  test('has no text where the map holds none', () => {
    const [source] = sources(aMap({ sourcesContent: undefined }), at(1))
    expect(source).toEqual({ file: 'src/a.ts', line: 1, column: 3, text: null })
  })

  test('shows so much of a line as a page has room for', () => {
    const [source] = sources(aMap({ sourcesContent: ['x'.repeat(5000)] }), at(1))
    expect(source?.text).toHaveLength(300)
  })
})

test.each([
  ['../../src/room.tsx', 'src/room.tsx'],
  ['./src/room.tsx', 'src/room.tsx'],
  ['src/room.tsx', 'src/room.tsx'],
  ['webpack://@rafiq/chat@1.0.0/../../libs/ui/src/button.tsx', 'libs/ui/src/button.tsx'],
  ['/home/ci/src/room.tsx', 'home/ci/src/room.tsx'],
])('the source %s is called %s', (source, path) => {
  expect(sources(aMap({ sources: [source] }), at(1))[0]?.file).toBe(path)
})

test.each([
  ['no JSON', '{"version":3'],
  ['nothing', ''],
  ['a list of sections', { version: 3, sections: [] }],
  ['of another version', aMap({ version: 2 })],
  ['one whose sources are no texts', aMap({ sources: [{}] })],
])('a map that is %s is none', (_, content) => {
  expect(parseMap(typeof content === 'string' ? content : JSON.stringify(content))).toBeUndefined()
})

test('a map whose mappings are broken knows no source', () => {
  expect(sources(aMap({ mappings: 'AAAE,IzzzzzzzzzA' }), at(900))).toEqual([null])
})
