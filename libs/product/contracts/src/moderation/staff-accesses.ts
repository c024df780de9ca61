import { z } from 'zod'
import { moderatingRoles } from '../accounts/roles.ts'
import { limits } from '../limits.ts'
import { staffAccessReasons, staffActs } from './staff-acts.ts'

/** One time that somebody of staff saw or changed something of a member's account, in the name of their role. */
export const staffAccessSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().describe('the last time, where there were several'),
    role: z.enum([...moderatingRoles, 'system']).describe('system: by itself, nobody looked'),
    act: z.enum(staffActs),
    reason: z.enum(staffAccessReasons).nullable().describe('null where none is asked for'),
    times: z.int().min(1).describe('of a kind of look in a day of Riyadh; 1 for what is told one by one'),
  })
  .meta({ id: 'StaffAccess' })

/**
 * `GET /api/user/staff-accesses`: of the caller alone, newest first; `x-next-cursor` comes with it. What belongs to a report
 * about the caller is told once that report is resolved, and to staff never.
 */
export const staffAccessesSchema = z.array(staffAccessSchema)

export const staffAccessesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(limits.ledger.maxPage).default(limits.ledger.page),
  cursor: z.string().max(200).optional(),
})

export type StaffAccess = z.infer<typeof staffAccessSchema>
export type StaffAct = (typeof staffActs)[number]
export type StaffAccessReason = (typeof staffAccessReasons)[number]
export type StaffAccessesQuery = z.infer<typeof staffAccessesQuerySchema>
