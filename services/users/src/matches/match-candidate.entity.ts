import { defineEntity, p } from '@mikro-orm/core'
import type { CityKey, Gender } from '@rafiq/contracts'

const MatchCandidateSchema = defineEntity({
  name: 'MatchCandidate',
  tableName: 'match_candidates',
  properties: {
    memberId: p.uuid().primary(),
    city: p.string().$type<CityKey>(),
    gender: p.string().$type<Gender>(),
    signature: p.integer(),
    activeAt: p.datetime(),
  },
})

/** A row of the index that matching walks; see `match-candidates.ddl.ts`. */
export class MatchCandidate extends MatchCandidateSchema.class {}
MatchCandidateSchema.setClass(MatchCandidate)
