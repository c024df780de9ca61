import { expect, test } from '@jest/globals'
import { staffPauseOf } from './moderation-data.tsx'

const at = '2026-11-20T08:00:00.000Z'
const until = '2026-12-01T07:00:00.000Z'

test.each([
  ['a pause with an end', 'member.paused', { reason: 'fraud', until }, { reason: 'fraud', until }],
  [
    'a pause without one',
    'member.paused',
    { reason: 'fraud', until: null },
    { reason: 'fraud', until: null },
  ],
  ['a pause that says nothing', 'member.paused', {}, null],
  ['a reason of a later version', 'member.paused', { reason: 'later', until }, null],
  ['something else', 'member.activated', { reason: 'fraud', until }, null],
])('the data page shows a pause by staff: %s', (_case, action, details, told) => {
  expect(staffPauseOf({ action, at, details })).toEqual(told)
})
