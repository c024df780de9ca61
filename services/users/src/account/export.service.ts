import { Inject, Injectable } from '@nestjs/common'
import type { MemberExport } from '@rafiq/contracts'
import { Clock, UnauthorizedError } from '@rafiq/service-kit'
import { MemberDataClient } from '../member-data/member-data.client.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { HeldHere } from './held-here.ts'
import { toMemberExport } from './to-member-export.ts'

/** Gathers what all services hold on one member, for that member. */
@Injectable()
export class ExportService {
  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(HeldHere) private readonly here: HeldHere,
    @Inject(MemberDataClient) private readonly elsewhere: MemberDataClient,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async read(memberId: string): Promise<MemberExport> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    const [here, elsewhere] = await Promise.all([this.here.read(member), this.elsewhere.read(memberId)])
    return toMemberExport(member, here, elsewhere, this.clock.now())
  }
}
