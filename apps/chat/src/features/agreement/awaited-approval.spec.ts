import { expect, test } from '@jest/globals'
import { anAgreement, me, noAgreement, other } from '../../testing/a-message.ts'
import { awaitedApproval } from './awaited-approval.ts'

const at = '2026-11-21T09:00:00.000Z'

test.each([
  ['none of an agreement that nobody began', noAgreement, null],
  ['the first of what the other one wrote', anAgreement({ savedById: other }), 'first'],
  ['none of what the caller wrote and nobody approved', anAgreement({ savedById: me }), null],
  ['the second of the own text', anAgreement({ savedById: me, otherApprovedAt: at }), 'second'],
  ['the second of the text of the other one', anAgreement({ otherApprovedAt: at }), 'second'],
  ['none after the own approval', anAgreement({ ownApprovedAt: at }), null],
  ['none of what is agreed', anAgreement({ ownApprovedAt: at, otherApprovedAt: at }), null],
])('approval that an agreement waits for from the caller is %s', (_, agreement, awaited) => {
  expect(awaitedApproval(agreement)).toBe(awaited)
})
