import { expect, test } from '@jest/globals'
import { chatSocketTarget, isChatSocketTarget, isOriginForm } from './request-target.ts'

test.each(['/', '/matches', '/api/user/profile?x=//y', '/a//b', '/%'])(
  '%s is a path of this server',
  (target) => {
    expect(isOriginForm(target)).toBe(true)
  },
)

test.each(['', '//', '//x/', '/\\x/', '*', 'x:y', 'http://[::1', 'https://x/socket.io/', 'socket.io/'])(
  '"%s" is no path of this server',
  (target) => {
    expect(isOriginForm(target)).toBe(false)
  },
)

test('a socket is asked for by version and transport, in any order and beside anything', () => {
  expect(isChatSocketTarget(chatSocketTarget)).toBe(true)
  expect(isChatSocketTarget('/socket.io/?t=1&transport=websocket&EIO=4')).toBe(true)
})

test.each([
  '/socket.io/',
  '/socket.io?EIO=4&transport=websocket',
  '/socket.io/?EIO=3&transport=websocket',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&EIO=4&transport=websocket',
  '//x/socket.io/?EIO=4&transport=websocket',
  'http://x/socket.io/?EIO=4&transport=websocket',
  '/socket.io/../api/?EIO=4&transport=websocket',
])('%s asks for none', (target) => {
  expect(isChatSocketTarget(target)).toBe(false)
})
