import { Injectable } from '@nestjs/common'
import type { ModeratorReport, ReportDecisionOrder } from '@rafiq/contracts/moderation'
import {
  AppError,
  assertSteppedUp,
  Clock,
  ConflictError,
  defineJob,
  JobQueue,
  MalformedError,
  NotFoundError,
  OnJob,
  type Session,
  UnavailableError,
  uuidv7,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { AccountOrders } from '../accounts/account-orders.ts'
import type { Report } from '../database/tables.ts'
import { MemberNotices } from '../notices/member-notices.ts'
import { ReviewHolds } from '../review-holds/review-holds.ts'
import { errorOfCode } from '../support/error-of-code.ts'
import { type PendingDecision, ReportRepository } from './report.repository.ts'
import { decisionIssues, type Handler, isSameDecision, reportActionError } from './report-rules.ts'
import { type ReportView, toModeratorReport } from './report-view.ts'

/** Milliseconds: longer than anybody waits for an answer, so that the job takes up only what broke off. */
const takenUpAfter = 30_000

const completeDecisionJob = defineJob('moderation.complete-decision', z.object({ reportId: z.uuid() }))

/**
 * Somebody of staff decides on a report that they have taken. To dismiss it or to warn is one transaction. To pause or to
 * delete an account is up to the users service, so it is a saga:
 *
 * 1. `keep`: the decision is stored as pending, with the id of the pause that it orders and a job that goes on after a crash.
 * 2. `order`: the users service pauses or deletes. The same order twice is one, since it bears the same id.
 * 3. `finish`: the report is resolved and recorded, and both sides are told, in one transaction.
 *
 * An order that is rejected is withdrawn, and whoever decided gets its error. Where no answer came it may be done or not: the
 * decision stays pending, 503 `decision-pending` says so, and it is completed by the job, or by the same decision again.
 */
@Injectable()
export class DecideReport {
  constructor(
    private readonly reports: ReportRepository,
    private readonly orders: AccountOrders,
    private readonly holds: ReviewHolds,
    private readonly notices: MemberNotices,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * The same, repeated, is harmless; once it is done it is a look, and recorded as one.
   * @throws MalformedError, NotFoundError, ForbiddenError, ConflictError, UnavailableError `decision-pending`, and the error
   * of a rejected order
   */
  async decide(session: Session, id: string, order: ReportDecisionOrder): Promise<ModeratorReport> {
    const now = this.clock.now()
    if (order.decision === 'delete') assertSteppedUp(session, now)
    const handler = { id: session.memberId, role: session.role }
    const { isPending, subjectId } = await this.keep(handler, id, order, now)
    if (isPending) await this.completeNow(id)
    await this.holds.tryUpdate(subjectId)
    const report = await this.reports.view(id, handler.id)
    // The job took it up, and the order was rejected there.
    if (report.status !== 'resolved') throw new ConflictError()
    return toModeratorReport(report, handler)
  }

  private keep(handler: Handler, id: string, order: ReportDecisionOrder, now: Date): Promise<ReportView> {
    return this.reports.change(id, handler.id, async (report, subjectRole, tx) => {
      if (isSameDecision(report, handler.id, order)) {
        if (!report.pendingId) await this.reports.recordRead(handler, report)
        return
      }
      const code = reportActionError(order.decision, handler, { ...report, subjectRole })
      if (code) throw errorOfCode(code)
      const issues = decisionIssues(order, now)
      if (issues.length > 0) throw new MalformedError('malformed', { issues })
      if (report.pendingId) throw new ConflictError()
      Object.assign(report, decided(order, handler, now))
      if (order.decision === 'dismiss' || order.decision === 'warn') return this.resolve(report, now)
      report.pendingId = uuidv7()
      report.pauseId = order.decision === 'pause' ? uuidv7() : null
      const startAfter = new Date(now.getTime() + takenUpAfter)
      return this.jobs.send(tx, completeDecisionJob, { reportId: id }, { startAfter })
    })
  }

  /** While somebody waits. @throws UnavailableError `decision-pending`, or the error of a rejected order */
  private async completeNow(reportId: string): Promise<void> {
    try {
      await this.complete(reportId)
    } catch (error) {
      if (isRejection(error)) throw error
      throw new UnavailableError({ code: 'decision-pending', cause: error })
    }
  }

  @OnJob(completeDecisionJob)
  async completeLater({ reportId }: { reportId: string }): Promise<void> {
    try {
      await this.complete(reportId)
    } catch (error) {
      // It is withdrawn, and nobody waits to be told.
      if (!isRejection(error)) throw error
    }
  }

  private async complete(reportId: string): Promise<void> {
    const pending = await this.reports.findPending(reportId)
    if (!pending) return
    try {
      await this.order(pending)
    } catch (error) {
      if (isRejection(error)) await this.reports.withdraw(pending)
      throw error
    }
    await this.finish(pending, this.clock.now())
  }

  private async order(pending: Report): Promise<void> {
    if (pending.decision === 'pause') await this.orderPause(pending)
    if (pending.decision === 'delete') await this.orderDeletion(pending)
  }

  private async orderPause(pending: Report): Promise<void> {
    const { subjectId, pauseId, decidedBy, reason, until } = pending
    if (!pauseId || !decidedBy) throw new Error('a pending pause has an id, and somebody decided it')
    const { accounts, unchanged, refused } = await this.orders.pause({
      actorId: decidedBy,
      pauseId,
      replaces: await this.reports.replacedPauses(pending),
      memberIds: [subjectId],
      reason: reason ?? 'other',
      until: until?.toISOString() ?? null,
      note: null,
    })
    if (accounts.length + unchanged.length === 0) throw errorOfCode(refused[0]?.code ?? 'not-found')
  }

  /** Whose account is deleted is told by mail, by the order that deletes it. */
  private async orderDeletion({ subjectId, decidedBy, toMember, toMemberWords }: Report): Promise<void> {
    if (!decidedBy) throw new Error('somebody decided a pending deletion')
    const notice = toMember && { template: toMember, words: toMemberWords, until: null }
    try {
      await this.orders.delete(decidedBy, subjectId, notice)
    } catch (error) {
      // It went when this was tried before, or by its own wish: either way it is as was decided.
      if (!(error instanceof NotFoundError)) throw error
    }
  }

  /** Nothing where that is done already, or was withdrawn. In the transaction that is under way, or one of its own. */
  finish(pending: PendingDecision, now: Date): Promise<void> {
    return this.reports.completePending(pending, (report) => this.resolve(report, now))
  }

  /** Resolved, recorded, and said to both sides. */
  private async resolve(report: Report, now: Date): Promise<void> {
    const { id: reportId, subjectId, reporterId, decision, decidedBy, decidedRole } = report
    if (!decidedBy || !decidedRole) throw new Error('somebody decided a report that is resolved')
    Object.assign(report, { status: 'resolved', resolvedAt: now, assigneeId: null, pendingId: null })
    await this.reports.recordDecision({ id: decidedBy, role: decidedRole }, report)
    const { toMember: template, toMemberWords: words } = report
    if (template && decision !== 'delete') {
      const until = report.until?.toISOString() ?? null
      await this.notices.send({ memberId: subjectId, reportId, at: now, template, words, until })
    }
    if (report.toReporter && reporterId) {
      const notice = { template: report.toReporter, words: null, until: null }
      await this.notices.send({ memberId: reporterId, reportId, at: now, ...notice })
    }
    // A pause takes the place of the review.
    if (decision === 'pause') await this.holds.remove(subjectId)
    await this.holds.updateLater(subjectId)
  }
}

/** What a report says of a decision. */
const decided = (
  { decision, reason, until, toMember, toReporter }: ReportDecisionOrder,
  { id: decidedBy, role: decidedRole }: Handler,
  decidedAt: Date,
) => ({
  decision,
  reason,
  until: until === null ? null : new Date(until),
  toMember: toMember?.template ?? null,
  toMemberWords: toMember?.words ?? null,
  toReporter,
  decidedBy,
  decidedRole,
  decidedAt,
})

const isRejection = (error: unknown): boolean =>
  error instanceof AppError && !(error instanceof UnavailableError)
