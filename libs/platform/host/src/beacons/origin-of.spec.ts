import { describe, expect, test } from '@jest/globals'
import { classOf, originOf } from './origin-of.ts'

const version = (name: string, version: string, folder = '') => ({
  name,
  version,
  url: `/remotes/${name}/${version}/${folder}remoteEntry.js`,
  integrity: 'sha384-1',
})
const versions = [
  version('chat', '1.0.0'),
  version('chat', '1.1.0'),
  version('matches', '2.0.0'),
  version('moderation', '1.0.0', 'k3y/'),
]

function thrownAt(...frames: string[]): Error {
  const error = new TypeError('salma@example.com is not a function')
  error.stack = [`TypeError: ${error.message}`, ...frames.map((frame) => `    at f (${frame})`)].join('\n')
  return error
}

const at = (path: string) => `http://localhost:4000${path}`

describe('the origin of an error', () => {
  test('is the version in the address of its innermost frame of a remote', () => {
    const error = thrownAt(
      at('/shell/main.js:1:20'),
      at('/remotes/chat/1.1.0/room.js:3:45'),
      at('/remotes/matches/2.0.0/list.js:9:1'),
    )
    expect(originOf(error, versions)).toEqual({
      name: 'chat',
      version: '1.1.0',
      stack: [{ file: 'room.js', line: 3, column: 45 }],
    })
  })

  test('is where the browser says, before what the stack says', () => {
    const error = thrownAt(at('/remotes/chat/1.1.0/room.js:3:45'))
    expect(originOf(error, versions, at('/remotes/matches/2.0.0/a/list.js:7:0'))).toEqual({
      name: 'matches',
      version: '2.0.0',
      stack: [{ file: 'a/list.js', line: 7, column: 1 }],
    })
  })

  test('of a restricted remote leaves its key out', () => {
    expect(originOf(thrownAt(at('/remotes/moderation/1.0.0/k3y/page.js:1:2')), versions)).toEqual({
      name: 'moderation',
      version: '1.0.0',
      stack: [{ file: 'page.js', line: 1, column: 2 }],
    })
  })

  test('has the version’s own calls around it, three at most, and none of anybody else’s', () => {
    const where = at('/remotes/chat/1.1.0/room.js:1:45')
    const error = thrownAt(
      where,
      at('/shell/main.js:1:20'),
      at('/remotes/chat/1.1.0/list.js:1:99'),
      at('/remotes/matches/2.0.0/list.js:9:1'),
      at('/remotes/chat/1.1.0/page.js:2:7'),
      at('/remotes/chat/1.1.0/entry.js:1:1'),
    )
    // Browsers say of an uncaught error where it happened, and so does its trace.
    expect(originOf(error, versions, where)?.stack).toEqual([
      { file: 'room.js', line: 1, column: 45 },
      { file: 'list.js', line: 1, column: 99 },
      { file: 'page.js', line: 2, column: 7 },
    ])
  })

  test.each([
    ['the shell’s', thrownAt(at('/shell/main.js:1:20'))],
    ['a version’s that is not of this page', thrownAt(at('/remotes/chat/9.0.0/room.js:3:45'))],
    ['nothing that has a stack', 'salma@example.com'],
    ['nothing at all', undefined],
  ])('is no remote when it is %s', (_, error) => {
    expect(originOf(error, versions)).toBeNull()
  })
})

test.each([
  [new SyntaxError('salma@example.com'), 'SyntaxError'],
  [Object.assign(new Error(), { name: 'salma@example.com' }), 'Error'],
  ['salma@example.com', 'NoError'],
  [null, 'NoError'],
])('of %p only the class is told: %s', (error, expected) => {
  expect(classOf(error)).toBe(expected)
})
