import { expect, test } from '@jest/globals'
import { visibilityOf } from './visibility.ts'

test.each([
  [true, true, 'shared'],
  [false, true, 'visible'],
  [false, false, 'hidden'],
  [true, false, 'paused'],
] as const)('consent %p and active %p read %s', (phoneShareConsent, isActive, visibility) => {
  expect(visibilityOf({ phoneShareConsent, isActive })).toBe(visibility)
})
