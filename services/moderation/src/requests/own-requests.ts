import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type { NewRequest, OwnRequest } from '@rafiq/contracts/moderation'
import { AuditLog, Clock, ConflictError, NotFoundError, RuleError, uuidv7 } from '@rafiq/service-kit'
import { AccountProjection } from '../accounts/account-projection.ts'
import { queries } from '../database/tables.ts'
import { lockMember } from '../support/member-lock.ts'
import { type AppealedDecision, AppealedDecisions } from './appealed-decisions.ts'
import { requestColumns } from './request-columns.ts'

const day = 86_400_000

/** What a member asks of the team, paused or not. */
@Injectable()
export class OwnRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountProjection,
    private readonly decisions: AppealedDecisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError; ConflictError `request-exists` or `appeal-answered`; RuleError `not-appealable` or `request-limit` */
  async make(memberId: string, request: NewRequest): Promise<OwnRequest> {
    const now = this.clock.now()
    const due = new Date(now.getTime() + limits.requests.days * day)
    if (!(await this.accounts.knows([memberId]))) await this.accounts.fetch(memberId)
    return this.em.transactional(async (tx) => {
      await lockMember(tx, 'requester', memberId)
      await this.holdAccount(memberId)
      const decision = request.kind === 'appeal' ? await this.decisions.find(memberId, request.against) : null
      await this.admit(memberId, request.kind, decision)
      const id = uuidv7()
      await queries(tx)
        .insertInto('member_requests')
        .values({
          id,
          member_id: memberId,
          kind: request.kind,
          against: decision?.against ?? null,
          notice_id: decision?.noticeId ?? null,
          template: decision?.template ?? null,
          decided_at: decision?.decidedAt ?? null,
          decided_by: decision?.decidedBy ?? null,
          words: request.words,
          status: 'open',
          created_at: now,
          due_at: due,
        })
        .execute()
      return this.find(memberId, id)
    })
  }

  /** Newest first. */
  list(memberId: string): Promise<OwnRequest[]> {
    return this.own(memberId).orderBy('request.created_at', 'desc').orderBy('request.id', 'desc').execute()
  }

  /** Again is harmless. @throws NotFoundError; ConflictError `request-closed` where it was answered */
  async withdraw(memberId: string, id: string): Promise<void> {
    await queries(this.em)
      .updateTable('member_requests')
      .set({ status: 'withdrawn', closed_at: this.clock.now() })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('status', '=', 'open')
      .execute()
    const { status } = await this.find(memberId, id)
    if (status !== 'withdrawn') throw new ConflictError('request-closed')
  }

  /** In the transaction that leaves the account's tombstone. That one was never answered stays on record. */
  async erase(memberId: string): Promise<void> {
    const erased = await queries(this.em)
      .deleteFrom('member_requests')
      .where('member_id', '=', memberId)
      .returning(['id', 'kind', 'status'])
      .execute()
    const subject = { kind: 'member', id: memberId } as const
    for (const { id: requestId, kind, status } of erased) {
      if (status !== 'open') continue
      const entry = { action: 'request.closed', subject, details: { requestId, kind } } as const
      await this.audit.record(this.em, { actor: 'system', ...entry })
    }
  }

  /** Under the member's lock, so that many at once are counted like one after the other. */
  private async admit(
    memberId: string,
    kind: NewRequest['kind'],
    decision: AppealedDecision | null,
  ): Promise<void> {
    const noticeId = decision?.noticeId ?? null
    const open = await queries(this.em)
      .selectFrom('member_requests')
      .select(['kind', 'notice_id'])
      .where('member_id', '=', memberId)
      .where('status', '=', 'open')
      .execute()
    if (open.some((one) => one.kind === kind && one.notice_id === noticeId))
      throw new ConflictError('request-exists')
    if (decision && (await this.wasRefused(memberId, decision))) throw new ConflictError('appeal-answered')
    if (open.length >= limits.requests.open) throw new RuleError('request-limit')
  }

  /** One that was granted may be made again: what it asked for is another order, which may not have been given yet. */
  private async wasRefused(memberId: string, { noticeId, decidedAt }: AppealedDecision): Promise<boolean> {
    const refused = await queries(this.em)
      .selectFrom('member_requests')
      .select('id')
      .where('member_id', '=', memberId)
      .where('outcome', '=', 'refused')
      .where('notice_id', 'is not distinct from', noticeId)
      .where('decided_at', '=', decidedAt)
      .executeTakeFirst()
    return refused !== undefined
  }

  private async find(memberId: string, id: string): Promise<OwnRequest> {
    const request = await this.own(memberId).where('request.id', '=', id).executeTakeFirst()
    if (!request) throw new NotFoundError()
    return request
  }

  private own(memberId: string) {
    return queries(this.em)
      .selectFrom('member_requests as request')
      .select([...requestColumns])
      .where('request.member_id', '=', memberId)
  }

  /** Until the transaction ends: a deletion waits, and finds the request. */
  private async holdAccount(memberId: string): Promise<void> {
    const account = await queries(this.em)
      .selectFrom('accounts')
      .select('member_id')
      .where('member_id', '=', memberId)
      .where('deleted', '=', false)
      .forShare()
      .executeTakeFirst()
    if (!account) throw new NotFoundError()
  }
}
