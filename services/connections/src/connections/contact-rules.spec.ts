import { describe, expect, test } from '@jest/globals'
import {
  answered,
  type ContactObstacle,
  type ContactSituation,
  contactObstacle,
  expiryOf,
  settled,
  statusAt,
} from './contact-rules.ts'

const free: ContactSituation = { callerActive: true, blocked: false, exists: false, matched: true, open: 0 }

test.each<[string, Partial<ContactSituation>, ContactObstacle | null]>([
  ['a match may be contacted', {}, null],
  ['the sixth open contact may be made', { open: 5 }, null],
  ['a seventh open contact may not be made', { open: 6 }, 'limit'],
  ['an eighth open contact may not be made, should the limit have been lower before', { open: 7 }, 'limit'],
  ['nobody is contacted twice', { exists: true }, 'exists'],
  ['who was contacted and is no match any more was contacted', { exists: true, matched: false }, 'exists'],
  ['nobody but a match is contacted', { matched: false }, 'no-match'],
  ['who is no match stays so at the limit', { matched: false, open: 6 }, 'no-match'],
  ['whom a block hides is no match, contacted or not', { blocked: true, exists: true }, 'no-match'],
  ['a paused member contacts nobody', { callerActive: false, exists: true, open: 6 }, 'paused'],
])('contact rule: %s', (_name, situation, obstacle) => {
  expect(contactObstacle({ ...free, ...situation })).toBe(obstacle)
})

const now = new Date('2026-03-01T10:00:00Z')

test.each(['contacted', 'pending_response', 'expired'] as const)(
  'a contact that is %s takes either outcome',
  (status) => {
    expect(settled({ status, version: 1 }, 'failed', now)).toEqual({
      status: 'failed',
      respondedAt: now,
      version: 2,
    })
    expect(settled({ status, version: 3 }, 'connected', now)).toMatchObject({
      status: 'connected',
      version: 4,
    })
  },
)

test.each(['contacted', 'pending_response', 'expired'] as const)(
  'a contact that is %s can be declined',
  (status) => {
    expect(settled({ status, version: 1 }, 'declined', now)).toEqual({
      status: 'declined',
      respondedAt: now,
      version: 2,
    })
  },
)

test.each(['connected', 'failed', 'declined'] as const)('a contact that is %s stays what it is', (status) => {
  expect(settled({ status, version: 2 }, 'declined', now)).toBeNull()
  expect(settled({ status, version: 2 }, 'connected', now)).toBeNull()
  expect(settled({ status, version: 2 }, 'failed', now)).toBeNull()
})

test.each([
  ['contacted', '2026-02-15T10:00:00Z', 'expired'],
  ['pending_response', '2026-02-15T10:00:00Z', 'expired'],
  ['contacted', '2026-02-15T10:00:01Z', 'contacted'],
  ['connected', '2026-01-01T10:00:00Z', 'connected'],
  ['failed', '2026-01-01T10:00:00Z', 'failed'],
] as const)('a contact that is %s since %s is %s on the 1st of March', (status, contactedAt, shown) => {
  expect(statusAt({ status, contactedAt: new Date(contactedAt), answeredAt: null }, now)).toBe(shown)
})

describe('an answer', () => {
  const contact = { answeredAt: null, version: 1 }

  test.each(['contacted', 'pending_response'] as const)(
    'keeps a contact that is %s from expiring',
    (status) => {
      expect(answered({ ...contact, status }, now)).toEqual({ answeredAt: now })
      const contactedAt = new Date('2026-01-01T10:00:00Z')
      expect(statusAt({ status, contactedAt, answeredAt: now }, now)).toBe(status)
      expect(expiryOf({ status, contactedAt, answeredAt: now }, now)).toBeNull()
    },
  )

  test('brings a contact that had expired back', () => {
    const change = { answeredAt: now, status: 'contacted', version: 2 }
    expect(answered({ ...contact, status: 'expired' }, now)).toEqual(change)
  })

  test.each(['connected', 'failed', 'declined'] as const)(
    'changes nothing where the contact is %s',
    (status) => {
      expect(answered({ ...contact, status }, now)).toBeNull()
    },
  )

  test('changes nothing the second time', () => {
    expect(answered({ status: 'contacted', answeredAt: now, version: 1 }, now)).toBeNull()
  })
})
