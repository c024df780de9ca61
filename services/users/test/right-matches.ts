import { isMatch, percentageOf, rotationStart, turnOf } from '@rafiq/matching'
import { toPairMember } from '../src/members/match-candidate.ts'
import type { Member } from '../src/members/member.entity.ts'
import type { UsersService } from './users-service.ts'

/** Where everybody stands on the circle on which equal scores take turns. */
export async function positionsIn({ database }: UsersService): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query('select member_id, position from users.match_candidates')
  return new Map(rows.map(({ member_id, position }) => [String(member_id), Number(position)]))
}

/** What the design says a member's matches are, by looking at everybody: their ids, best first. */
export function rightMatches(
  viewer: Member,
  people: readonly Member[],
  positions: ReadonlyMap<string, number>,
  now: Date,
): string[] {
  const start = rotationStart(viewer.id, now)
  const self = toPairMember(viewer)
  const circumstances = { sameGender: true, blocked: false, failed: false }
  return people
    .flatMap((member) => {
      const other = toPairMember(member)
      if (!self || !other || !isMatch(self, other, circumstances)) return []
      const percentage = percentageOf(self.signature, other.signature)
      return [{ id: other.id, percentage, turn: turnOf(positions.get(other.id) ?? 0, start) }]
    })
    .sort((a, b) => b.percentage - a.percentage || a.turn - b.turn)
    .slice(0, 50)
    .map(({ id }) => id)
}
