import { releaseAuditDetails, storableInstant } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { roleSchema } from '../accounts/role-schema.ts'
import { limits } from '../limits.ts'
import { pauseReasonSchema } from '../members/pauses.ts'
import { genderCorrectionReasons } from './moderator-values.ts'
import { memberTemplates, reporterTemplates } from './notices.ts'
import { reportCategories, reportDecisions, reportStatuses } from './report-values.ts'
import { requestKinds, requestOutcomes } from './request-values.ts'
import '../register.ts'

/** Who acted: a person in a role, or the platform by itself. */
const auditRoleSchema = z.enum([...roleSchema.options, 'system'])

/** What an entry is about; `members` is a list of them, and has no id, like `audit`, the log itself, and a `remote`. */
export const auditSubjects = ['member', 'members', 'audit', 'remote'] as const

const nothing = z.strictObject({})
const memberId = z.uuid()
const ofReport = z.strictObject({ reportId: z.uuid() })
const ofRequest = z.strictObject({ requestId: z.uuid(), kind: z.enum(requestKinds) })
const auditFilterDetails = z.strictObject({
  action: z.string().nullable(),
  actorId: z.union([z.uuid(), z.literal('system')]).nullable(),
  subjectId: z.uuid().nullable(),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
})

/**
 * Every action that is recorded and what is told of it beside actor, subject and time. Nothing else is taken: no
 * personal data, since an entry outlives the people it is about. A new action is one more line.
 */
export const auditDetails = {
  'member.paused': z.strictObject({
    pauseId: z.uuid(),
    reason: pauseReasonSchema,
    until: z.iso.datetime().nullable(),
  }),
  'member.activated': z.strictObject({
    pauseId: z.uuid().nullable().describe('null: no pause was on record'),
    how: z.enum(['lifted', 'undone', 'ended']).describe('by hand, by undoing a bulk pause, by its own end'),
  }),
  'member.deleted': nothing,
  'member.role-changed': z.strictObject({ from: roleSchema, to: roleSchema }),
  // Neither the old one nor the new one: a profile says what it is, and an entry outlives the profile.
  'member.gender-corrected': z.strictObject({ noticeId: z.uuid(), reason: z.enum(genderCorrectionReasons) }),
  'member.sessions-ended': z.strictObject({ ended: z.int().min(0) }),
  'member.factors-reset': z.strictObject({
    passkeys: z.int().min(0),
    totp: z.boolean(),
  }),
  'member.read': nothing,
  // What staff do with their own way in.
  'factor.added': z.strictObject({ kind: z.enum(['passkey', 'totp', 'recovery-codes']) }),
  'factor.removed': z.strictObject({ kind: z.enum(['passkey', 'totp']) }),
  'sign-in.opened': z
    .strictObject({ by: z.enum(['password', 'passkey', 'totp', 'recovery-code']) })
    .describe('of staff'),
  'sign-in.failed': z
    .strictObject({
      failures: z.int().min(1),
      from: z.array(z.string()).max(8).describe('keyed hashes of addresses'),
      moreAddresses: z.boolean(),
      since: z.iso.datetime(),
      until: z.iso.datetime(),
    })
    .describe('of one account in one hour'),
  'members.listed': z.strictObject({
    shown: z.int().min(0),
    searched: z.boolean().describe('for what is not told: it may be an e-mail address'),
    role: roleSchema.nullable(),
    memberIds: z.array(memberId).max(limits.moderation.maxPage).describe('who was shown'),
  }),
  // The subject of what is done with a report is the reported member.
  'report.read': ofReport.extend({
    reporterId: memberId.nullable().describe('whose words were shown too; null once that account is gone'),
  }),
  'report.taken': ofReport,
  'report.released': ofReport,
  'report.escalated': ofReport,
  'report.noted': ofReport,
  'report.decided': ofReport.extend({
    decision: z.enum(reportDecisions),
    reason: pauseReasonSchema.nullable(),
    until: z.iso.datetime().nullable(),
    toMember: z.enum(memberTemplates).nullable(),
    toReporter: z.enum(reporterTemplates).nullable(),
  }),
  // The subject of what is done with a request is whoever made it.
  'request.read': ofRequest,
  'request.answered': ofRequest.extend({ outcome: z.enum(requestOutcomes) }),
  'request.closed': ofRequest.describe('by the platform, unanswered: the account is gone'),
  'requests.listed': z.strictObject({
    shown: z.int().min(0),
    status: z.enum(['open', 'closed']),
    kind: z.enum(requestKinds).nullable(),
    memberIds: z.array(memberId).max(limits.requests.maxPage).describe('who was shown'),
  }),
  'report.closed': ofReport.describe('by the platform: the reported account is gone'),
  'reports.listed': z.strictObject({
    shown: z.int().min(0),
    status: z.enum([...reportStatuses, 'unresolved', 'all']),
    category: z.enum(reportCategories).nullable(),
    memberIds: z
      .array(memberId)
      .max(2 * limits.reports.maxPage)
      .describe('who was shown: the reported, and who reported them'),
  }),
  ...releaseAuditDetails,
  'audit.read': auditFilterDetails.extend({ shown: z.int().min(0) }),
  'audit.exported': auditFilterDetails,
} as const satisfies Record<string, z.ZodObject>

export type AuditAction = keyof typeof auditDetails
export const auditActions = Object.keys(auditDetails) as [AuditAction, ...AuditAction[]]

/** What a service records; the database gives id, time and the service's name. */
export type AuditRecord = {
  [A in AuditAction]: {
    actor: { id: string; role: z.infer<typeof roleSchema> } | 'system'
    action: A
    subject: { kind: (typeof auditSubjects)[number]; id: string | null }
    details: z.infer<(typeof auditDetails)[A]>
  }
}[AuditAction]

/** An entry as staff read it. `details` are those of its action; one that a later version wrote may hold others. */
export const auditEntrySchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actor: z.object({
      id: z.uuid().nullable(),
      role: auditRoleSchema,
      email: z.string().nullable().describe('null for the platform, and for an account that is gone'),
    }),
    action: z.enum(auditActions),
    details: z.record(z.string(), z.json()),
  })
  .meta({ id: 'AuditEntry' })

/** An entry of the log as its page shows it. */
export const auditLogEntrySchema = auditEntrySchema
  .extend({
    service: z.string().describe('which wrote it'),
    addressHash: z
      .string()
      .nullable()
      .describe('names the address within one month and tells nothing of it; gone after 90 days'),
    subject: z.object({
      kind: z.enum(auditSubjects),
      id: z.uuid().nullable(),
      email: z.string().nullable().describe('null for a list, and for an account that is gone'),
    }),
  })
  .meta({ id: 'AuditLogEntry' })

/**
 * `GET /api/moderator/audit`, admins only: newest first; `x-next-cursor` comes with it. Recorded itself. Nobody reads in
 * it that they were reported.
 */
export const auditLogSchema = z.array(auditLogEntrySchema)

const auditFilter = z
  .object({
    action: z.enum(auditActions),
    actorId: z.union([z.uuid().toLowerCase(), z.literal('system')]),
    subjectId: z.uuid().toLowerCase().describe('whom it is about, or who was shown'),
    from: storableInstant.describe('included'),
    to: storableInstant.describe('not included'),
  })
  .partial()

export const auditQuerySchema = auditFilter.extend({
  limit: z.coerce.number().int().min(1).max(limits.audit.maxPage).default(limits.audit.page),
  cursor: z.string().max(1_000).optional(),
})

/**
 * `GET /api/moderator/audit/export`, admins only: all that the filter finds as `text/csv` (UTF-8 with a byte order mark,
 * columns `auditColumns`), newest first. Recorded itself.
 */
export const auditExportQuerySchema = auditFilter
export const auditColumns = [
  'id',
  'at',
  'service',
  'action',
  'actor_role',
  'actor_id',
  'actor_email',
  'subject_kind',
  'subject_id',
  'subject_email',
  'details',
  'address_hash',
] as const

export type AuditEntry = z.infer<typeof auditEntrySchema>
export type AuditLogEntry = z.infer<typeof auditLogEntrySchema>
export type AuditQuery = z.infer<typeof auditQuerySchema>
export type AuditFilter = z.infer<typeof auditExportQuerySchema>
