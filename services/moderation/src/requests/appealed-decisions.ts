import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import {
  type AuditAction,
  appealableTemplates,
  auditDetails,
  type NewRequest,
  type NoticeTemplate,
} from '@rafiq/contracts/moderation'
import { NotFoundError, RuleError } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'

type Appeal = Extract<NewRequest, { kind: 'appeal' }>

/** What a member appeals against, and who decided it: null for the platform by itself. */
export interface AppealedDecision {
  against: Appeal['against']['kind']
  noticeId: string | null
  template: NoticeTemplate | null
  decidedAt: Date
  decidedBy: string | null
}

/** Finds the decision behind an appeal, so that somebody else looks at it. */
@Injectable()
export class AppealedDecisions {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFoundError the notice is none of the member's; RuleError `not-appealable` */
  find(memberId: string, against: Appeal['against']): Promise<AppealedDecision> {
    return against.kind === 'pause' ? this.pause(memberId) : this.notice(memberId, against.noticeId)
  }

  private async pause(memberId: string): Promise<AppealedDecision> {
    const paused = await queries(this.em)
      .selectFrom('accounts')
      .select('member_id')
      .where('member_id', '=', memberId)
      .where('paused_by_staff', '=', true)
      .executeTakeFirst()
    const entry = paused && (await this.entries(memberId, 'member.paused').executeTakeFirst())
    if (!entry) throw new RuleError('not-appealable')
    const noticeId = await this.noticeOf(memberId, auditDetails['member.paused'].parse(entry.details).pauseId)
    if (noticeId) return this.notice(memberId, noticeId)
    return {
      against: 'pause',
      noticeId: null,
      template: null,
      decidedAt: entry.at,
      decidedBy: entry.actor_id,
    }
  }

  private async notice(memberId: string, noticeId: string): Promise<AppealedDecision> {
    const notice = await queries(this.em)
      .selectFrom('notices as notice')
      .leftJoin('reports as report', 'report.id', 'notice.report_id')
      .select(['notice.template', 'notice.at', 'notice.report_id', 'report.decided_by'])
      .where('notice.id', '=', noticeId)
      .where('notice.member_id', '=', memberId)
      .executeTakeFirst()
    if (!notice) throw new NotFoundError()
    const { template, at, report_id, decided_by } = notice
    if (!(appealableTemplates as readonly NoticeTemplate[]).includes(template))
      throw new RuleError('not-appealable')
    // What is about no report is a correction, which the log knows: of several, the one that this notice told.
    const entry = report_id === null ? await this.correction(memberId, noticeId) : undefined
    const decidedBy = decided_by ?? entry?.actor_id ?? null
    return { against: 'notice', noticeId, template, decidedAt: at, decidedBy }
  }

  /** What told a pause, so that an appeal against either is one against both. */
  private async noticeOf(memberId: string, pauseId: string): Promise<string | undefined> {
    const notice = await queries(this.em)
      .selectFrom('notices as notice')
      .innerJoin('reports as report', 'report.id', 'notice.report_id')
      .select('notice.id')
      .where('notice.member_id', '=', memberId)
      .where('report.pause_id', '=', pauseId)
      .executeTakeFirst()
    return notice?.id
  }

  private correction(memberId: string, noticeId: string) {
    return this.entries(memberId, 'member.gender-corrected')
      .where((eb) => eb(eb.ref('details', '->>').key('noticeId'), '=', noticeId))
      .executeTakeFirst()
  }

  /** Newest first. */
  private entries(memberId: string, action: AuditAction) {
    return queries(this.em)
      .selectFrom('audit.entries')
      .select(['at', 'actor_id', 'details'])
      .where('subject_id', '=', memberId)
      .where('action', '=', action)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
  }
}
