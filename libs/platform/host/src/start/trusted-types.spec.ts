import { expect, test } from '@jest/globals'
import { folderOf, isAllowedScript } from './trusted-types.ts'

const folders = [folderOf('/remotes/chat/1.2.0/remoteEntry.js')]

test.each(['/shell/login.js', '/sw.js', '/remotes/chat/1.2.0/remoteEntry.js', '/remotes/chat/1.2.0/room.js'])(
  'Trusted Types policy accepts %s',
  (url) => {
    expect(isAllowedScript(url, folders)).toBe(true)
  },
)

test.each([
  '/remotes/chat/1.3.0/remoteEntry.js',
  '/remotes/chat/1.2.0/../1.3.0/remoteEntry.js',
  '/api/photo.js',
  '/api/sw.js',
  'https://elsewhere.example/sw.js',
  'https://elsewhere.example/shell/login.js',
  'data:text/javascript,alert(1)',
])('Trusted Types policy refuses %s', (url) => {
  expect(isAllowedScript(url, folders)).toBe(false)
})
