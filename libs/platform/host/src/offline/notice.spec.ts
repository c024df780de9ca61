import { expect, test } from '@jest/globals'
import { isSameDay, noticeFor } from './notice.ts'

test.each([
  [{ offline: false, savedAt: null }, null],
  [{ offline: true, savedAt: null }, 'away'],
  [{ offline: true, savedAt: 1 }, 'awaySaved'],
  [{ offline: false, savedAt: 1 }, 'backSaved'],
] as const)('connection notice for %j says %s', (shown, sentence) => {
  expect(noticeFor(shown)).toBe(sentence)
})

test('connection notice ends a day at midnight in Riyadh', () => {
  const at = (time: string) => Date.parse(`2026-03-01T${time}Z`)
  expect(isSameDay(at('05:00'), at('20:59'))).toBe(true)
  expect(isSameDay(at('20:59'), at('21:01'))).toBe(false)
})
