import { describe, expect, test } from '@jest/globals'
import { encodeSignature } from '@rafiq/matching'
import { aMember, aProfile } from '../../test/a-member.ts'
import { candidateOf } from './match-candidate.ts'

describe('the match index', () => {
  test('holds a verified, active member under the signature of the answers', () => {
    const member = aMember()
    expect(candidateOf(member)).toEqual({
      memberId: member.id,
      city: 'riyadh',
      gender: 'female',
      signature: encodeSignature(aProfile()),
    })
  })

  test.each([
    ['an unverified one', { emailVerifiedAt: null }],
    ['one who switched matching off', { ownActive: false }],
    ['one whom staff paused', { pausedByStaff: true }],
    ['staff', { role: 'moderator', profile: null }],
  ] as const)('does not hold %s', (_who, overrides) => {
    expect(candidateOf(aMember(overrides))).toBeNull()
  })
})
