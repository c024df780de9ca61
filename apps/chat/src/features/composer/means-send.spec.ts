import { expect, test } from '@jest/globals'
import { meansSend } from './means-send.ts'

const enter = { key: 'Enter', shift: false, composing: false, touch: false }

test('Enter sends', () => expect(meansSend(enter)).toBe(true))

test.each([
  ['another key', { key: 'a' }],
  ['Shift+Enter', { shift: true }],
  ['Enter that ends a composed word', { composing: true }],
  ['Enter of a touch keyboard', { touch: true }],
])('%s does not', (_, difference) => expect(meansSend({ ...enter, ...difference })).toBe(false))
