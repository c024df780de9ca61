import { expect, test } from '@jest/globals'
import { aMessage, me, other, someMessages } from '../../testing/a-message.ts'
import { announcementsOf } from './announcements.ts'

const messages = [...someMessages(1, 3), aMessage({ sequence: 4, senderId: me }), ...someMessages(5, 9)]

test('announcements hold only what the other one wrote since, in order', () => {
  expect(announcementsOf(messages, 2, other, 6).map(({ sequence }) => sequence)).toEqual([3, 5, 6, 7, 8, 9])
  expect(announcementsOf(messages, 9, other, 6)).toEqual([])
})

test('announcements count many messages that came at once', () => {
  expect(announcementsOf(messages, 2, other, 5)).toEqual([{ sequence: 9, count: 6, content: null }])
})
