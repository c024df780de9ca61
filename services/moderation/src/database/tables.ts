import { defineEntity, p } from '@mikro-orm/core'
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql'
import type { Role } from '@rafiq/contracts/accounts'
import type { PauseReason } from '@rafiq/contracts/members'
import type {
  AppealSubject,
  AuditEntry,
  MemberTemplate,
  NewReport,
  NoticeTemplate,
  ReportDecision,
  ReportEvidence,
  ReporterTemplate,
  ReportStatus,
  RequestKind,
  RequestOutcome,
  RequestStatus,
} from '@rafiq/contracts/moderation'
import type { Kysely } from 'kysely'

const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    memberId: p.uuid().primary(),
    version: p.integer(),
    deleted: p.boolean(),
    deletedAt: p.datetime().strictNullable(),
    email: p.text().strictNullable(),
    name: p.text().strictNullable(),
    location: p.text().strictNullable(),
    role: p.text().$type<Role>().strictNullable(),
    isActive: p.boolean().strictNullable(),
    pausedByStaff: p.boolean().strictNullable(),
    phoneShareConsent: p.boolean().strictNullable(),
    createdAt: p.datetime().strictNullable(),
    sessionsValidFrom: p.datetime().strictNullable(),
  },
})

const AccountCountSchema = defineEntity({
  name: 'AccountCount',
  tableName: 'account_counts',
  properties: {
    role: p.text().$type<Role>().primary(),
    isActive: p.boolean().primary(),
    pausedByStaff: p.boolean().primary(),
    phoneShareConsent: p.boolean().primary(),
    accounts: p.integer(),
  },
})

const AccountDaySchema = defineEntity({
  name: 'AccountDay',
  tableName: 'account_days',
  properties: {
    day: p.date().primary(),
    joined: p.integer(),
    deleted: p.integer(),
    remaining: p.integer(),
  },
})

const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'reports',
  properties: {
    id: p.uuid().primary(),
    createdAt: p.datetime(),
    status: p.text().$type<ReportStatus>(),
    kind: p.text().$type<NewReport['subject']['kind']>(),
    /** The member's id or the message's: nobody has two unresolved reports on the same. */
    aboutId: p.uuid(),
    subjectId: p.uuid(),
    reporterId: p.uuid().strictNullable(),
    category: p.text().$type<NewReport['category']>(),
    words: p.text(),
    evidence: p.json<ReportEvidence>().strictNullable(),
    assigneeId: p.uuid().strictNullable(),
    resolvedAt: p.datetime().strictNullable(),
    decision: p.text().$type<ReportDecision>().strictNullable(),
    reason: p.text().$type<PauseReason>().strictNullable(),
    until: p.datetime().strictNullable(),
    toMember: p.text().$type<MemberTemplate>().strictNullable(),
    toMemberWords: p.text().strictNullable(),
    toReporter: p.text().$type<ReporterTemplate>().strictNullable(),
    decidedBy: p.uuid().strictNullable(),
    decidedRole: p.text().$type<Role>().strictNullable(),
    decidedAt: p.datetime().strictNullable(),
    /** Names the attempt while a decision is kept and not yet completed. */
    pendingId: p.uuid().strictNullable(),
    /** Of the pause that a decision orders. It is not the report's id, which says when that was made. */
    pauseId: p.uuid().strictNullable(),
  },
})

/** What a member reported, and what was decided on it. */
export class Report extends ReportSchema.class {}
ReportSchema.setClass(Report)

const ReportNoteSchema = defineEntity({
  name: 'ReportNote',
  tableName: 'report_notes',
  properties: {
    id: p.uuid().primary(),
    reportId: p.uuid(),
    authorId: p.uuid(),
    text: p.text(),
    createdAt: p.datetime(),
  },
})

/** What staff wrote to each other about a report. */
export class StoredNote extends ReportNoteSchema.class {}
ReportNoteSchema.setClass(StoredNote)

const ReviewHoldSchema = defineEntity({
  name: 'ReviewHold',
  tableName: 'review_holds',
  properties: {
    memberId: p.uuid().primary(),
    pauseId: p.uuid(),
    placed: p.boolean(),
    /** Of the account that it was placed with: a later one without a pause means that the hold is over. */
    version: p.integer().strictNullable(),
  },
})

const NoticeSchema = defineEntity({
  name: 'Notice',
  tableName: 'notices',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    reportId: p.uuid().strictNullable(),
    at: p.datetime(),
    template: p.text().$type<NoticeTemplate>(),
    words: p.text().strictNullable(),
    until: p.datetime().strictNullable(),
    readAt: p.datetime().strictNullable(),
  },
})

const MemberRequestSchema = defineEntity({
  name: 'MemberRequest',
  tableName: 'member_requests',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    kind: p.text().$type<RequestKind>(),
    against: p.text().$type<AppealSubject>().strictNullable(),
    noticeId: p.uuid().strictNullable(),
    template: p.text().$type<NoticeTemplate>().strictNullable(),
    decidedAt: p.datetime().strictNullable(),
    decidedBy: p.uuid().strictNullable(),
    words: p.text(),
    status: p.text().$type<RequestStatus>(),
    createdAt: p.datetime(),
    dueAt: p.datetime(),
    closedAt: p.datetime().strictNullable(),
    outcome: p.text().$type<RequestOutcome>().strictNullable(),
    answer: p.text().strictNullable(),
    answeredBy: p.uuid().strictNullable(),
  },
})

export const entities = [
  AccountSchema,
  AccountCountSchema,
  AccountDaySchema,
  Report,
  StoredNote,
  ReviewHoldSchema,
  NoticeSchema,
  MemberRequestSchema,
]

/** Entries of the audit log, which `@rafiq/database` makes; this service may read them. */
export interface AuditTables {
  'audit.entries': {
    id: string
    at: Date
    service: string
    actor_id: string | null
    actor_role: string
    action: AuditEntry['action']
    subject_kind: string
    subject_id: string | null
    details: AuditEntry['details']
    address_hash: string | null
  }
}

export type Tables = AuditTables &
  InferKyselyDB<
    | typeof AccountSchema
    | typeof AccountCountSchema
    | typeof AccountDaySchema
    | typeof ReportSchema
    | typeof ReportNoteSchema
    | typeof ReviewHoldSchema
    | typeof NoticeSchema
    | typeof MemberRequestSchema
  >

/** Queries typed from the entities, in the transaction that is under way, where there is one. */
export const queries = (em: EntityManager): Kysely<Tables> => em.getKysely<Tables>()
