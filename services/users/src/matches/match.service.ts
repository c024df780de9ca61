import { Inject, Injectable } from '@nestjs/common'
import type { MatchCard } from '@rafiq/contracts'
import { isMatch, RankingCache } from '@rafiq/matching'
import { Clock, SETTINGS, UnauthorizedError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { type Between, PartedRepository } from '../parted/parted.repository.ts'
import { signPhotoPath } from '../photo/photo-path.ts'
import type { UsersSettings } from '../settings.ts'
import { toPairMember } from './candidate.ts'
import { MatchRepository, type MatchSearch } from './match.repository.ts'
import { rankShown } from './rank-shown.ts'
import { ShownPeople } from './shown-people.ts'
import { shownWindow } from './shown-window.ts'
import { type MatchRow, toMatchCard } from './to-match-card.ts'

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

@Injectable()
export class MatchService {
  private readonly rankings = new RankingCache()

  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MatchRepository) private readonly matches: MatchRepository,
    @Inject(PartedRepository) private readonly parted: PartedRepository,
    @Inject(ShownPeople) private readonly people: ShownPeople,
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
    const rows = await this.shown(
      {
        viewerId: viewer.id,
        leftOut: await this.parted.from(viewer.id),
        city: viewer.city,
        gender: viewer.gender,
        sameGender: this.settings.MATCH_SAME_GENDER,
        ranking: this.rankings.rank(viewer.signature),
        window: shownWindow(now),
      },
      viewer.signature,
    )
    return rows.map((row) =>
      toMatchCard(viewer, row, (grant) => signPhotoPath(this.settings.PHOTO_KEYS, grant, now)),
    )
  }

  /**
   * The best matches, as far as the viewer may be shown them. Whoever was seen just now costs nothing more; others go into
   * the record, and where that is full the list is made of those who are in it.
   */
  private async shown(search: MatchSearch, signature: number): Promise<MatchRow[]> {
    const found = await this.matches.find(search)
    if (found.every(({ fresh }) => fresh)) return found
    const admitted = await this.people.admit(search.viewerId, ids(found))
    if (admitted.size === found.length) return found
    const best = rankShown(signature, await this.matches.findShown(search))
    const staying = await this.people.admit(search.viewerId, ids(best))
    return best.filter(({ id }) => staying.has(id))
  }

  /**
   * Whether a viewer may get to know somebody by another way than the list: they match, and the viewer was shown them, or
   * may still be shown one more. From then on they are in the record.
   */
  async introduce(viewer: Member, other: Member, known?: Between): Promise<boolean> {
    const between = known ?? (await this.parted.between(viewer.id, other.id))
    if (!this.fit(viewer, other, between)) return false
    // Whoever has been in contact has met.
    return between.contacted || (await this.people.admit(viewer.id, [other.id])).has(other.id)
  }

  /** Whether these two are shown to each other. */
  async areMatched(one: Member, other: Member): Promise<boolean> {
    return this.fit(one, other, await this.parted.between(one.id, other.id))
  }

  /** Whether these two would be shown to each other, if this were what lies between them. */
  fit(one: Member, other: Member, { blocked, failed }: Pick<Between, 'blocked' | 'failed'>): boolean {
    const [a, b] = [toPairMember(one), toPairMember(other)]
    if (!a || !b) return false
    return isMatch(a, b, { sameGender: this.settings.MATCH_SAME_GENDER, blocked, failed })
  }
}
