import { expect, test } from '@jest/globals'
import { textOf, titleOf } from './report.ts'

const finding = {
  kind: 'read',
  attack: 'foreign',
  what: 'GET /api/a message',
  detail: 'as other: GET /api/a',
} as const

test('hostile report says what a finding is, how it was found, and how to repeat it', () => {
  expect(textOf({ ...finding, replay: 'GET /api/a#1:2' }).split('\n')).toEqual([
    '  ✗ read by foreign: GET /api/a message',
    '     as other: GET /api/a',
    "     again: npm run hostile -- --replay 'GET /api/a#1:2'",
  ])
})

test('hostile report gives no command to repeat what is no single case', () => {
  expect(textOf(finding)).not.toContain('again')
})

test('hostile report line has the finding and the first line of its details', () => {
  expect(titleOf({ ...finding, detail: 'as other\nmore' })).toBe(
    'read by foreign: GET /api/a message. as other',
  )
})
