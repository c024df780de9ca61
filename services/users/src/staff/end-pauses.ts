import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { OnJob } from '@rafiq/service-kit'
import { ChatNotifier } from '../members/chat-notifier.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { endPauseJob, StaffPauses } from './staff-pauses.ts'

/** Ends pauses whose time is over. May be repeated. */
@Injectable()
export class EndPauses {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly pauses: StaffPauses,
    private readonly chat: ChatNotifier,
  ) {}

  @OnJob(endPauseJob)
  async end({ memberId, pauseId }: { memberId: string; pauseId: string }): Promise<void> {
    await this.em.transactional(async () => {
      const member = await this.members.lock(memberId)
      const pause = member && (await this.pauses.find(memberId))
      if (member && pause?.pauseId === pauseId) await this.pauses.lift('system', member, 'ended')
    })
    await this.chat.notify([memberId])
  }
}
