import { describe, expect, test } from '@jest/globals'
import { encodeGates, encodeSignature, type GatedAnswers } from '@rafiq/matching'
import { aMember, aProfile } from '../../test/a-member.ts'
import { candidateOf } from './match-candidate.ts'
import type { Member } from './member.entity.ts'

describe('the match index', () => {
  test('holds a verified, active member under the signature of the answers', () => {
    const member = aMember()
    expect(candidateOf(member)).toEqual({
      memberId: member.id,
      city: 'riyadh',
      gender: 'female',
      signature: encodeSignature(aProfile()),
      gates: 0,
    })
  })

  test.each<[string, Partial<Member>, GatedAnswers]>([
    [
      'a smoker',
      { habits: { smoking: 'smoker', dealBreakers: [] } },
      { smokes: true, ownsPet: false, dealBreakers: [] },
    ],
    [
      'who cannot live with smoking and pets',
      { habits: { smoking: 'non-smoker', dealBreakers: ['smoking', 'pets'] } },
      { smokes: false, ownsPet: false, dealBreakers: ['smoking', 'pets'] },
    ],
    [
      'a pet owner of the questionnaire',
      { profile: aProfile({ lifestyle: ['working', 'pet-owner'] }) },
      { smokes: false, ownsPet: true, dealBreakers: [] },
    ],
    [
      'who is friendly to pets and owns none',
      { habits: { pets: 'pet-friendly', dealBreakers: [] } },
      { smokes: false, ownsPet: false, dealBreakers: [] },
    ],
  ])('has the gates of %s', (_who, overrides, answers) => {
    expect(candidateOf(aMember(overrides))?.gates).toBe(encodeGates(answers))
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
