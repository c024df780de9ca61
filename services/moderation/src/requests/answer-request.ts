import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ModeratorRequestDetail, RequestAnswer } from '@rafiq/contracts/moderation'
import { AuditLog, Clock, ConflictError, ForbiddenError, type Session } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { MemberNotices } from '../notices/member-notices.ts'
import { RequestQueue } from './request-queue.ts'

/** Staff answer a request, once: it is closed, recorded, and its member told, in one transaction. */
@Injectable()
export class AnswerRequest {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: RequestQueue,
    private readonly notices: MemberNotices,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The same answer again by the same person is harmless.
   * @throws NotFoundError, also for one's own; ForbiddenError `own-decision`; ConflictError `request-closed`
   */
  answer(
    { memberId: staffId, role }: Session,
    id: string,
    { outcome, words }: RequestAnswer,
  ): Promise<ModeratorRequestDetail> {
    const now = this.clock.now()
    return this.em.transactional(async (tx) => {
      const { member, kind, decidedBy } = await this.requests.find(staffId, id)
      if (decidedBy?.id === staffId) throw new ForbiddenError('own-decision')
      // Whoever answers at the same moment waits for this row, and then finds it closed.
      const closed = await queries(tx)
        .updateTable('member_requests')
        .set({ status: 'answered', outcome, answer: words, closed_at: now, answered_by: staffId })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returning('id')
        .execute()
      const request = await this.requests.find(staffId, id)
      if (closed.length === 0) {
        const isSame = request.answeredBy?.id === staffId && request.outcome === outcome
        if (isSame && request.answer === words) return request
        throw new ConflictError('request-closed')
      }
      await this.audit.record(tx, {
        actor: { id: staffId, role },
        action: 'request.answered',
        subject: { kind: 'member', id: member.id },
        details: { requestId: id, kind, outcome },
      })
      // Without the answer, which stays on the member's own page.
      const notice = { template: 'request-answered', words: null, until: null, reportId: null } as const
      await this.notices.send({ ...notice, memberId: member.id, at: now })
      return request
    })
  }
}
