import { expect, test } from '@jest/globals'
import { scrollKey } from './scroll-key.ts'

test('the first pages of two documents do not share a position', () => {
  const first = scrollKey({ key: 'default', pathname: '/matches' })
  expect(scrollKey({ key: 'default', pathname: '/connections' })).not.toBe(first)
  expect(scrollKey({ key: 'default', pathname: '/matches' })).toBe(first)
})

test('an entry of the history keeps its own position', () => {
  const earlier = scrollKey({ key: 'a1', pathname: '/matches' })
  expect(scrollKey({ key: 'b2', pathname: '/matches' })).not.toBe(earlier)
})
