import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import type { ReportableMember } from '@rafiq/contracts'
import { NotFoundError } from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PartedRepository } from '../parted/parted.repository.ts'
import { PhotoStore } from '../photo/photo-store.ts'
import { toMemberCard } from '../staff/to-staff-view.ts'

/** A member as the evidence of a report shows one, and whether whoever reports them may know them. */
@Injectable()
export class ReadReportable {
  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MatchService) private readonly matches: MatchService,
    @Inject(PartedRepository) private readonly parted: PartedRepository,
    @Inject(PhotoStore) private readonly photos: PhotoStore,
  ) {}

  /** @throws NotFoundError where there is no such member */
  async read(memberId: string, reporterId: string): Promise<ReportableMember> {
    const [member, reporter] = await Promise.all([this.members.find(memberId), this.members.find(reporterId)])
    if (!member) throw new NotFoundError()
    const [known, photo] = await Promise.all([this.isKnown(member, reporter), this.photo(member)])
    return { known, card: toMemberCard(member, null), photo }
  }

  /** Whoever blocks has met whom they block: a block, by either, keeps nobody from being reported. */
  private async isKnown(member: Member, reporter: Member | null): Promise<boolean> {
    if (!reporter || reporter.id === member.id) return false
    const between = await this.parted.between(reporter.id, member.id)
    const met = between.contacted || between.blocked
    // Whoever reports reads the name in the own reports: that too is being shown somebody.
    return met || this.matches.introduce(reporter, member, between)
  }

  private async photo({ profile }: Member): Promise<string | null> {
    const bytes = profile?.photoId ? await this.photos.open(profile.photoId) : null
    return bytes && `data:image/webp;base64,${(await buffer(bytes)).toString('base64')}`
  }
}
