import { z } from 'zod'
import { roleSchema } from './enums.ts'
import { pauseReasonSchema } from './pauses.ts'

/** Who acted: a person in a role, or the platform by itself. */
const auditRoleSchema = z.enum([...roleSchema.options, 'system'])

/** What an entry is about; `members` is a list of them, and has no id. */
export const auditSubjects = ['member', 'members'] as const

const nothing = z.strictObject({})
const memberId = z.uuid()

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
    pauseId: z.uuid().nullable().describe('null: a pause from before they had one'),
    how: z.enum(['lifted', 'undone', 'ended']).describe('by hand, by undoing a bulk pause, by its own end'),
  }),
  'member.deleted': nothing,
  'member.role-changed': z.strictObject({ from: roleSchema, to: roleSchema }),
  'member.read': nothing,
  'members.listed': z.strictObject({
    shown: z.int().min(0),
    searched: z.boolean().describe('for what is not told: it may be an e-mail address'),
    role: roleSchema.nullable(),
    memberIds: z.array(memberId).max(20).describe('where no more were shown; empty else'),
  }),
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

export type AuditEntry = z.infer<typeof auditEntrySchema>
