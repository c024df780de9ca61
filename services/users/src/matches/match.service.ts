import { Inject, Injectable } from '@nestjs/common'
import type { MatchCard } from '@rafiq/contracts'
import { isMatch, RankingCache } from '@rafiq/matching'
import { Clock, SETTINGS, UnauthorizedError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PairConnectionsRepository } from '../pair-connections/pair-connections.repository.ts'
import { signPhotoPath } from '../photo/photo-path.ts'
import type { UsersSettings } from '../settings.ts'
import { toPairMember } from './candidate.ts'
import { MatchRepository } from './match.repository.ts'
import { toMatchCard } from './to-match-card.ts'

@Injectable()
export class MatchService {
  private readonly rankings = new RankingCache()

  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MatchRepository) private readonly matches: MatchRepository,
    @Inject(PairConnectionsRepository) private readonly connections: PairConnectionsRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** `GET /api/user/matches`. */
  async own(memberId: string): Promise<MatchCard[]> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    await this.members.touch(memberId, this.clock.now())
    return this.cardsFor(member)
  }

  /** The member's matches, best first; none while matching is paused, and none for staff. */
  async cardsFor(member: Member): Promise<MatchCard[]> {
    const viewer = toPairMember(member)
    if (!viewer?.isActive) return []
    const now = this.clock.now()
    const rows = await this.matches.find({
      viewerId: viewer.id,
      leftOut: await this.connections.partedFrom(viewer.id),
      city: viewer.city,
      gender: viewer.gender,
      sameGender: this.settings.MATCH_SAME_GENDER,
      ranking: this.rankings.rank(viewer.signature),
    })
    return rows.map((row) =>
      toMatchCard(viewer, row, (grant) => signPhotoPath(this.settings.PHOTO_KEY, grant, now)),
    )
  }

  /** Whether these two are shown to each other. */
  async areMatched(one: Member, other: Member): Promise<boolean> {
    const [a, b] = [toPairMember(one), toPairMember(other)]
    if (!a || !b) return false
    const failed = await this.connections.areParted(a.id, b.id)
    return isMatch(a, b, { sameGender: this.settings.MATCH_SAME_GENDER, blocked: false, failed })
  }
}
