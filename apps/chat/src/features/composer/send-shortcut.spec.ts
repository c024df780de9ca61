import { expect, test } from '@jest/globals'
import { isSendShortcut } from './send-shortcut.ts'

const enter = { key: 'Enter', shift: false, composing: false, touch: false }

test('Enter is the send shortcut', () => expect(isSendShortcut(enter)).toBe(true))

test.each([
  ['another key', { key: 'a' }],
  ['Shift+Enter', { shift: true }],
  ['Enter that ends a composed word', { composing: true }],
  ['Enter of a touch keyboard', { touch: true }],
])('%s is not the send shortcut', (_, difference) =>
  expect(isSendShortcut({ ...enter, ...difference })).toBe(false),
)
