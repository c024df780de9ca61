import { expect, test } from '@jest/globals'
import { visibilityOf } from './visibility.ts'

test.each([
  [true, true, false, 'shared'],
  [false, true, false, 'visible'],
  [false, false, false, 'hidden'],
  [true, false, false, 'hidden'],
  [true, false, true, 'paused'],
  [false, false, true, 'paused'],
] as const)(
  'consent %p, active %p and a pause by staff %p read %s',
  (phoneShareConsent, isActive, pausedByStaff, visibility) => {
    expect(visibilityOf({ phoneShareConsent, isActive, pausedByStaff })).toBe(visibility)
  },
)
