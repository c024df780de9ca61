import { describe, expect, test } from '@jest/globals'
import { noSections } from '@rafiq/contracts/chat'
import { NotFoundError } from '@rafiq/service-kit'
import { type StoredVersion, toAgreement } from './to-agreement.ts'

const room = { id: 'room', lowId: 'a', highId: 'b', name: 'Sara' }
const [early, late] = [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-21T09:00:00Z')]
const version = (overrides: Partial<StoredVersion> = {}): StoredVersion => ({
  version: 1,
  sections: { ...noSections, rent: 'Half each' },
  savedBy: 'b',
  savedAt: early,
  lowApprovedAt: null,
  highApprovedAt: null,
  ...overrides,
})
const agreed = { lowApprovedAt: late, highApprovedAt: early }

describe('an agreement', () => {
  test('that nobody began is version 0 without a text', () => {
    expect(toAgreement(room, [], 'a')).toMatchObject({
      otherUser: { id: 'b', name: 'Sara' },
      version: 0,
      sections: noSections,
      savedAt: null,
      lastAgreed: null,
    })
  })

  test.each([
    ['a', { ownApprovedAt: late.toISOString(), otherApprovedAt: null }],
    ['b', { ownApprovedAt: null, otherApprovedAt: late.toISOString() }],
  ])('tells %s the own approval from the other', (memberId, approvals) => {
    expect(toAgreement(room, [version({ lowApprovedAt: late })], memberId)).toMatchObject(approvals)
  })

  test('has the version that both last approved beside a newer one, agreed when the second of them did', () => {
    const versions = [version({ version: 3 }), version({ version: 2, ...agreed })]
    expect(toAgreement(room, versions, 'b').lastAgreed).toMatchObject({
      version: 2,
      agreedAt: late.toISOString(),
    })
  })

  test('that is agreed itself has no other', () => {
    const versions = [version({ version: 3, ...agreed }), version({ version: 2, ...agreed })]
    expect(toAgreement(room, versions, 'b').lastAgreed).toBeNull()
  })

  test('is of nobody else', () => {
    expect(() => toAgreement(room, [], 'c')).toThrow(NotFoundError)
  })
})
