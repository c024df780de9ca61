import { expect, test } from '@jest/globals'
import { remoteFileKey } from './stored-files.ts'

test('stored files names the file of a version', () => {
  expect(remoteFileKey('matches', '1.0.0-h1', 'assets/page.js')).toBe(
    'remotes/matches/1.0.0-h1/assets/page.js',
  )
})

test.each([
  ['..', '1.0.0', 'page.js'],
  ['.staging', '1.0.0', 'page.js'],
  ['matches', '..', 'page.js'],
  ['matches', '1.0.0', '../1.0.1/page.js'],
  ['matches', '1.0.0', '..'],
  ['matches', '1.0.0', ''],
  ['matches', '1.0.0', '/etc/passwd'],
  ['matches', '1.0.0', 'a//b.js'],
  ['matches', '1.0.0', '.hidden'],
  ['matches', '1.0.0', 'page.js.br'],
  ['matches', '1.0.0', 'page.js\0.png'],
])('stored files finds nothing at %j %j %j', (remote, version, path) => {
  expect(remoteFileKey(remote, version, path)).toBeUndefined()
})
