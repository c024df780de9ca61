import { defineEntity, p } from '@mikro-orm/core'
import type { MatchMark } from '@rafiq/contracts/matching'

export const MatchMarkSchema = defineEntity({
  name: 'MatchMarkRecord',
  tableName: 'match_marks',
  properties: {
    memberId: p.uuid().primary(),
    markedId: p.uuid().primary(),
    mark: p.string().$type<MatchMark['mark']>(),
    markedAt: p.datetime(),
  },
})

/** What a member keeps about a match; it goes with either of the two. */
export class MatchMarkRecord extends MatchMarkSchema.class {}
MatchMarkSchema.setClass(MatchMarkRecord)
