import { describe, expect, test } from '@jest/globals'
import { bestMatch, matchPath } from './match-path.ts'

describe('matchPath', () => {
  test.each([
    ['/', '/'],
    ['/matches', '/matches'],
    ['/matches', '/matches/'],
    ['/matches', '/Matches?from=mail'],
    ['/chat/:roomId', '/chat/42'],
    ['/moderator/*', '/moderator'],
    ['/moderator/*', '/moderator/users/7'],
    ['/*', '/anything/at/all'],
  ])('%s takes %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeDefined()
  })

  test.each([
    ['/', '/matches'],
    ['/matches', '/matches/7'],
    ['/matches', '/match'],
    ['/chat/:roomId', '/chat'],
    ['/chat/:roomId', '/chat//'],
    ['/moderator/*', '/moderators'],
  ])('%s leaves %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined()
  })
})

describe('bestMatch', () => {
  const patterns = ['/*', '/chat/:roomId', '/chat/new', '/chat/*']

  test.each([
    ['/chat/new', '/chat/new'],
    ['/chat/42', '/chat/:roomId'],
    ['/chat/42/files', '/chat/*'],
    ['/elsewhere', '/*'],
  ])('gives %s to %s', (path, pattern) => {
    expect(bestMatch(patterns, (entry) => entry, path)).toBe(pattern)
  })

  test('is nothing where nothing fits', () => {
    expect(bestMatch(['/chat'], (entry) => entry, '/account')).toBeUndefined()
  })
})
