import { expect, test } from '@jest/globals'
import { deletionDates } from './deletion-consequences.tsx'

test('active systems are clear after 30 days and backups after 90', () => {
  expect(deletionDates(new Date('2026-11-21T09:00:00Z'))).toEqual({
    active: new Date('2026-12-21T09:00:00Z'),
    backups: new Date('2027-02-19T09:00:00Z'),
  })
})
