import { Injectable } from '@nestjs/common'
import type { MemberExport } from '@rafiq/contracts/personal-data'
import { Clock, UnauthorizedError } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { HeldHere } from './held-here.ts'
import { MemberDataClient } from './member-data.client.ts'
import { toMemberExport } from './to-member-export.ts'

/** Gathers what all services hold on one member, for that member. */
@Injectable()
export class ExportMember {
  constructor(
    private readonly members: MemberRepository,
    private readonly here: HeldHere,
    private readonly elsewhere: MemberDataClient,
    private readonly clock: Clock,
  ) {}

  async export(memberId: string): Promise<MemberExport> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    const [here, elsewhere] = await Promise.all([this.here.read(member), this.elsewhere.read(memberId)])
    return toMemberExport(member, here, elsewhere, this.clock.now())
  }
}
