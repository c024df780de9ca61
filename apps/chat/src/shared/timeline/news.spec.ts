import { expect, test } from '@jest/globals'
import { aMessage, me, other, someMessages } from '../../testing/a-message.ts'
import { newsOf } from './news.ts'

const messages = [...someMessages(1, 3), aMessage({ sequence: 4, senderId: me }), ...someMessages(5, 9)]

test('only what the other one wrote since is read out, in order', () => {
  expect(newsOf(messages, 2, other, 6).map(({ sequence }) => sequence)).toEqual([3, 5, 6, 7, 8, 9])
  expect(newsOf(messages, 9, other, 6)).toEqual([])
})

test('many at once are counted', () => {
  expect(newsOf(messages, 2, other, 5)).toEqual([{ sequence: 9, count: 6, content: null }])
})
