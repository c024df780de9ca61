import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { AppError, defineJob, JobQueue, NotFoundError, UnavailableError } from '@rafiq/service-kit'
import { z } from 'zod'
import { AccountProjection } from '../accounts/account-projection.ts'
import { UsersClient } from '../services/users-client.ts'
import { refuse } from '../support/refuse.ts'
import { FinishReport } from './finish-report.ts'
import { Holds } from './holds.ts'
import { type Intention, Intentions } from './intentions.ts'
import { ReportStore } from './report-store.ts'

export const carryOutJob = defineJob('moderation.carry-out', z.object({ reportId: z.uuid() }))

/** What an order left of the account. */
type Left = { account: EventData<'account.changed'> | null } | EventData<'member.deleted'>

/**
 * Does what was decided. The intention is stored first, the order is harmless when repeated, since it bears the same id,
 * and the report is resolved last: whatever breaks off in between is taken up by the job, or by whoever repeats it.
 */
@Injectable()
export class CarryOut implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Intentions) private readonly intentions: Intentions,
    @Inject(ReportStore) private readonly store: ReportStore,
    @Inject(FinishReport) private readonly finishing: FinishReport,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
    @Inject(Holds) private readonly holds: Holds,
    @Inject(JobQueue) private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.work(carryOutJob, async ({ reportId }) => {
      try {
        await this.carryOut(reportId)
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
    })
  }

  /**
   * While somebody waits: what is refused is taken back, and they are told. Where no answer came it may be done or not,
   * so the intention stays, and the job ends it.
   * @throws UnavailableError `decision-pending`, or what it was refused with
   */
  async now(reportId: string): Promise<void> {
    try {
      await this.carryOut(reportId)
    } catch (error) {
      if (isRefusal(error)) throw error
      throw new UnavailableError({ code: 'decision-pending', cause: error })
    }
  }

  private async carryOut(reportId: string): Promise<void> {
    const intention = await this.intentions.find(this.em.fork(), reportId)
    if (!intention) return
    const left = await this.ordered(intention)
    await this.complete(intention, left)
  }

  private async ordered(intention: Intention): Promise<Left> {
    try {
      return await this.order(intention)
    } catch (error) {
      if (isRefusal(error)) await this.withdraw(intention)
      throw error
    }
  }

  private async complete(intention: Intention, left: Left): Promise<void> {
    await this.em.fork().transactional((tx) => this.finishing.finish(tx, intention))
    if ('version' in left && 'memberId' in left) {
      await this.em.fork().transactional((tx) => this.accounts.bury(tx, left))
    } else if (left.account) {
      const { account } = left
      await this.em.fork().transactional((tx) => this.accounts.keep(tx, [account]))
    }
    await this.holds.settleSoon(intention.subjectId)
  }

  private async order(intention: Intention): Promise<Left> {
    const { pauseId, subjectId: memberId, decision, decidedBy, reason, until } = intention
    if (decision === 'pause') {
      const { accounts, unchanged, refused } = await this.users.pause({
        actorId: decidedBy,
        pauseId,
        replaces: await this.intentions.replacedPauses(this.em.fork(), intention),
        memberIds: [memberId],
        reason: reason ?? 'other',
        until,
        note: null,
      })
      const [account = null] = [...accounts, ...unchanged]
      if (!account) throw refuse(refused[0]?.code ?? 'not-found')
      return { account }
    }
    if (decision !== 'delete') return { account: null }
    const { toMember: template, toMemberWords: words } = intention
    try {
      const notice = template === null ? null : { template, words, until: null }
      return { memberId, ...(await this.users.delete(decidedBy, memberId, notice)) }
    } catch (error) {
      // It went when this was tried before, or by its own wish: either way it is as was decided.
      if (error instanceof NotFoundError) return { account: null }
      throw error
    }
  }

  private withdraw({ reportId, decidingId }: Intention): Promise<void> {
    return this.em.fork().transactional((tx) => this.store.withdraw(tx, reportId, decidingId))
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && !(error instanceof UnavailableError)
