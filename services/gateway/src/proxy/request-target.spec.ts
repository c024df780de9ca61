import { expect, test } from '@jest/globals'
import { testProduct as product } from '@rafiq/testing'
import { findSocket, isOriginForm, socketTarget } from './request-target.ts'

test.each(['/', '/orders', '/api/user/profile?x=//y', '/a//b', '/%'])(
  'target %s is a path of this server',
  (target) => {
    expect(isOriginForm(target)).toBe(true)
  },
)

test.each(['', '//', '//x/', '/\\x/', '*', 'x:y', 'http://[::1', 'https://x/socket.io/', 'socket.io/'])(
  'target "%s" is no path of this server',
  (target) => {
    expect(isOriginForm(target)).toBe(false)
  },
)

const { sockets } = product

test('socket target is recognised by version and transport, in any order and beside other parameters', () => {
  const [socket] = sockets
  if (!socket) throw new Error('the product has no socket')
  expect(findSocket(sockets, socketTarget(socket))).toBe(socket)
  expect(findSocket(sockets, '/socket.io/?t=1&transport=websocket&EIO=4')).toBe(socket)
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
])('target %s is no socket', (target) => {
  expect(findSocket(sockets, target)).toBeUndefined()
})
