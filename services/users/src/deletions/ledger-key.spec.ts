import { expect, test } from '@jest/globals'
import { ledgerKey, parseLedgerKey } from './ledger-key.ts'

const entry = {
  memberId: '01939f5a-7c1e-7000-8000-00000000000a',
  deletedAt: new Date('2026-11-25T23:59:59.999Z'),
  reason: 'staff',
} as const

test('the key of a deletion says who, when and why, and can be read back', () => {
  expect(ledgerKey(entry)).toBe('2026-11-25/01939f5a-7c1e-7000-8000-00000000000a.1795651199999.staff')
  expect(parseLedgerKey(ledgerKey(entry))).toEqual(entry)
})

test.each([
  '2026-11-25/readme.txt',
  ledgerKey(entry).replace('staff', 'mistake'),
  ledgerKey(entry).replace('.1795651199999', ''),
])('the key %p is no deletion', (key) => {
  expect(parseLedgerKey(key)).toBeUndefined()
})
