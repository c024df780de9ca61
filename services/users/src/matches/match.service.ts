import { Inject, Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type { MatchCard } from '@rafiq/contracts/matching'
import { isMatch, opposedTo, type PairMember, RankingCache, rotationStart } from '@rafiq/matching'
import { Clock, SETTINGS, UnauthorizedError } from '@rafiq/service-kit'
import { toPairMember } from '../members/match-candidate.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { HiddenPairs, type PairHistory } from '../pairs/hidden-pairs.ts'
import { signPhotoPath } from '../photos/photo-path.ts'
import type { UsersSettings } from '../settings.ts'
import { keepSaved } from './keep-saved.ts'
import { MatchRepository, type MatchSearch } from './match.repository.ts'
import { type MatchCardRow } from './match-cards.sql.ts'
import { rankShown } from './rank-shown.ts'
import { type ShownParts, ShownPeople, shownWindow } from './shown-people.ts'
import { toMatchCard } from './to-match-card.ts'

/** What a match card shows, and what it shows to whom nothing is shown yet that belongs to a person. */
const wholeCard: ShownParts = { profile: true, photo: true, phone: true }
const nothing: ShownParts = { profile: false, photo: false, phone: false }
/** What whoever gets to know somebody by another way sees: who they are, neither photo nor number. */
const profileAlone: ShownParts = { ...nothing, profile: true }

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

@Injectable()
export class MatchService {
  private readonly rankings = new RankingCache()

  constructor(
    private readonly members: MemberRepository,
    private readonly matches: MatchRepository,
    private readonly hidden: HiddenPairs,
    private readonly people: ShownPeople,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** `GET /api/user/matches`. */
  async own(memberId: string): Promise<MatchCard[]> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    await this.members.touch(member, this.clock.now())
    return this.cardsFor(member)
  }

  /** The member's matches, best first; none while matching is paused, and none for staff. */
  async cardsFor(member: Member): Promise<MatchCard[]> {
    const viewer = toPairMember(member)
    if (!viewer?.isActive) return []
    const now = this.clock.now()
    const rows = await this.admitted(await this.searchFor(viewer, now), viewer.signature)
    const looking = { ...viewer, habits: member.habits ?? null, lifestyle: member.profile?.lifestyle ?? [] }
    return rows.map((row) =>
      toMatchCard(looking, row, (grant) => signPhotoPath(this.settings.PHOTO_KEYS, grant, now)),
    )
  }

  /** How many of the best matches verified their address after a moment. Shows nobody, so it counts for no limit. */
  async countNew(member: Member, since: Date): Promise<number> {
    const viewer = toPairMember(member)
    if (!viewer?.isActive) return 0
    const found = await this.matches.find(await this.searchFor(viewer, this.clock.now()))
    return this.members.countVerifiedSince(ids(found), since)
  }

  private async searchFor(viewer: PairMember, now: Date): Promise<MatchSearch> {
    return {
      viewerId: viewer.id,
      leftOut: await this.hidden.hiddenFrom(viewer.id),
      city: viewer.city,
      gender: viewer.gender,
      sameGender: this.settings.MATCH_SAME_GENDER,
      opposed: opposedTo(viewer.gates),
      ranking: this.rankings.rank(viewer.signature),
      start: rotationStart(viewer.id, now),
      window: shownWindow(now),
      parts: viewer.isVerified ? wholeCard : nothing,
    }
  }

  /**
   * The best matches, as far as the viewer may be shown them. Whoever was seen just now costs nothing more; others go into
   * the record, and where that is full the list is made of those who are in it.
   */
  private async admitted(search: MatchSearch, signature: number): Promise<MatchCardRow[]> {
    const found = await this.find(search, signature)
    if (found.every(({ fresh }) => fresh)) return found
    const admitted = await this.people.admit(search.viewerId, ids(found), search.parts)
    if (admitted.size === found.length) return found
    const shown = await this.matches.findShown(search)
    const best = keepSaved(
      signature,
      rankShown(signature, shown),
      shown.filter(({ saved }) => saved),
    )
    const staying = await this.people.admit(search.viewerId, ids(best), search.parts)
    return best.filter(({ id }) => staying.has(id))
  }

  /** The best matches. Who is saved stays in the list when equal scores take turns, which only a full list can lose. */
  private async find(search: MatchSearch, signature: number): Promise<MatchCardRow[]> {
    const found = await this.matches.find(search)
    if (found.length < limits.matches.max) return found
    return keepSaved(signature, found, await this.matches.findSaved(search))
  }

  /**
   * Whether a viewer may get to know somebody by another way than the list: they match, and the viewer was shown them, or
   * may still be shown one more. From then on they are in the record.
   * @param parts what of them is shown that way
   */
  async introduce(
    viewer: Member,
    other: Member,
    known?: PairHistory,
    parts: ShownParts = profileAlone,
  ): Promise<boolean> {
    const history = known ?? (await this.hidden.between(viewer.id, other.id))
    if (!this.fit(viewer, other, history)) return false
    // Whoever has been in contact has met.
    return history.contacted || (await this.people.admit(viewer.id, [other.id], parts)).has(other.id)
  }

  /** Whether these two are shown to each other. */
  async areMatched(one: Member, other: Member): Promise<boolean> {
    return this.fit(one, other, await this.hidden.between(one.id, other.id))
  }

  private fit(one: Member, other: Member, { blocked, failed, putAside }: PairHistory): boolean {
    const [a, b] = [toPairMember(one), toPairMember(other)]
    if (!a || !b) return false
    const hidden = blocked || putAside
    return isMatch(a, b, { sameGender: this.settings.MATCH_SAME_GENDER, blocked: hidden, failed })
  }
}
