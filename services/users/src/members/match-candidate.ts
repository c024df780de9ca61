import { defineEntity, p } from '@mikro-orm/core'
import type { CityKey, Gender } from '@rafiq/contracts/questionnaire'
import { encodeGates, encodeSignature, isMatchable, type PairMember } from '@rafiq/matching'
import { isActive, type Member } from './member.entity.ts'

export const MatchCandidateSchema = defineEntity({
  name: 'MatchCandidate',
  tableName: 'match_candidates',
  properties: {
    memberId: p.uuid().primary(),
    city: p.string().$type<CityKey>(),
    gender: p.string().$type<Gender>(),
    signature: p.integer(),
    gates: p.smallint(),
  },
})

/** A row of the index that matching walks; see `matches/match-candidates.ddl.ts`. */
export class MatchCandidate extends MatchCandidateSchema.class {}
MatchCandidateSchema.setClass(MatchCandidate)

type Row = Pick<MatchCandidate, 'memberId' | 'city' | 'gender' | 'signature' | 'gates'>

/** A member as matching sees one; null for staff, who have no questionnaire. */
export function toPairMember(member: Member): PairMember | null {
  const { profile, habits } = member
  if (!profile || member.role !== 'user') return null
  return {
    id: member.id,
    city: profile.location,
    gender: profile.gender,
    signature: encodeSignature(profile),
    gates: encodeGates({
      smokes: habits?.smoking === 'smoker',
      ownsPet: profile.lifestyle.includes('pet-owner'),
      dealBreakers: habits?.dealBreakers ?? [],
    }),
    isActive: isActive(member),
    isVerified: member.emailVerifiedAt !== null,
    age: profile.age,
  }
}

/** The member's place in the match index; null for whoever may not be in anybody's matches. */
export function candidateOf(member: Member): Row | null {
  const pair = toPairMember(member)
  if (!pair || !isMatchable(pair)) return null
  const { id, city, gender, signature, gates } = pair
  return { memberId: id, city, gender, signature, gates }
}
