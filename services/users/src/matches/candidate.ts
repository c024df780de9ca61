import { encodeSignature, isMatchable, type PairMember } from '@rafiq/matching'
import { isActive, type Member } from '../members/member.entity.ts'
import type { MatchCandidate } from './match-candidate.entity.ts'

type Row = Pick<MatchCandidate, 'memberId' | 'city' | 'gender' | 'signature' | 'activeAt'>

/** A member as matching sees one; null for staff, who have no questionnaire. */
export function toPairMember(member: Member): PairMember | null {
  const { profile } = member
  if (!profile || member.role !== 'user') return null
  return {
    id: member.id,
    city: profile.location,
    gender: profile.gender,
    signature: encodeSignature(profile),
    isActive: isActive(member),
    isVerified: member.emailVerifiedAt !== null,
    age: profile.age,
  }
}

/** The member's place in the match index; null for whoever may not be in anybody's matches. */
export function candidateOf(member: Member): Row | null {
  const pair = toPairMember(member)
  if (!pair || !isMatchable(pair)) return null
  const { id, city, gender, signature } = pair
  return { memberId: id, city, gender, signature, activeAt: member.activeAt }
}
