import { Injectable } from '@nestjs/common'
import type { ReportableMember } from '@rafiq/contracts/moderation'
import { NotFoundError } from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { HiddenPairs } from '../pairs/hidden-pairs.ts'
import { PhotoStore } from '../photos/photo-store.ts'
import { toMemberCard } from './to-staff-view.ts'

/** A member as the evidence of a report shows one, and whether whoever reports them may know them. */
@Injectable()
export class ReadReportable {
  constructor(
    private readonly members: MemberRepository,
    private readonly matches: MatchService,
    private readonly hidden: HiddenPairs,
    private readonly photos: PhotoStore,
  ) {}

  /** @throws NotFoundError where there is no such member */
  async read(memberId: string, reporterId: string): Promise<ReportableMember> {
    const [member, reporter] = await Promise.all([this.members.find(memberId), this.members.find(reporterId)])
    if (!member) throw new NotFoundError()
    const [known, photo] = await Promise.all([
      this.isKnown(member, reporter),
      this.photos.dataUrl(member.profile?.photoId),
    ])
    return { known, card: toMemberCard(member, null), photo }
  }

  /** Whoever blocks has met whom they block: a block, by either, keeps nobody from being reported. */
  private async isKnown(member: Member, reporter: Member | null): Promise<boolean> {
    if (!reporter || reporter.id === member.id) return false
    const history = await this.hidden.between(reporter.id, member.id)
    // Whoever reports reads the name in the own reports: that too is being shown somebody.
    return (
      history.contacted ||
      history.blocked ||
      this.matches.introduce(reporter, member, { ...history, putAside: false })
    )
  }
}
