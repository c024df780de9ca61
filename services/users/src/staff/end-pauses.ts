import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { JobQueue } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { TellMembers } from '../members/tell-members.ts'
import { endPauseJob } from './end-pause.job.ts'
import { StaffPauses } from './staff-pauses.ts'

/** Ends pauses whose time is over. May be repeated. */
@Injectable()
export class EndPauses implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(StaffPauses) private readonly pauses: StaffPauses,
    @Inject(TellMembers) private readonly telling: TellMembers,
    @Inject(JobQueue) private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.work(endPauseJob, async ({ memberId, pauseId }) => {
      await this.em.fork().transactional(async (tx) => {
        const member = await this.members.lock(tx, memberId)
        const pause = member && (await this.pauses.of(tx, [memberId])).get(memberId)
        if (member && pause?.pauseId === pauseId) await this.pauses.lift(tx, 'system', member, 'ended')
      })
      await this.telling.tell([memberId])
    })
  }
}
