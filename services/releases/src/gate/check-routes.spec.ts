import { expect, test } from '@jest/globals'
import { overlap } from './check-routes.ts'

test.each([
  ['/chat', '/chat', true],
  ['/chat', '/Chat/', true],
  ['/chat', '/matches', false],
  ['/chat', '/chat/:roomId', false],
  ['/chat/:roomId', '/chat/:id', true],
  ['/chat/:roomId', '/chat/new', true],
  ['/chat/:roomId', '/rooms/:roomId', false],
  ['/moderator/*', '/moderator', true],
  ['/moderator/*', '/moderator/reports/:id', true],
  ['/*', '/anything', true],
  ['/chat/:roomId/files', '/chat/:roomId', false],
])('route patterns %s and %s overlap: %s', (one, other, expected) => {
  expect(overlap(one, other)).toBe(expected)
  expect(overlap(other, one)).toBe(expected)
})
