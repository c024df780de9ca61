import { storableInstant, storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { evidenceMessageSchema, reportEvidenceSchema } from './member-reports.ts'
import { noticeSchema } from './notices.ts'

/** What the moderation service asks of other services for a report, and has the users service mail (`/internal/…`). */
const id = z.uuid().toLowerCase()

export const reporterQuerySchema = z.object({ reporterId: id })

/**
 * `GET /internal/members/{memberId}/reportable?reporterId=` of the users service → 200, or 404 there is none. `known`:
 * the two match, or either has contacted the other. A block changes nothing about it: whoever blocks is not safe from
 * being reported.
 */
export const reportableMemberSchema = reportEvidenceSchema
  .pick({ card: true, photo: true })
  .extend({ known: z.boolean() })

/** `GET /internal/messages/{messageId}/reportable?reporterId=` of chat → 200; 404: not in a room of theirs, or their own. */
export const reportableMessageSchema = z.object({
  authorId: id,
  messages: z.array(evidenceMessageSchema).min(1),
})

/** `PUT /internal/notices/{id}` of the users service → 204: mails a notice, once however often it is ordered; 404 gone. */
export const noticeMailSchema = noticeSchema.pick({ template: true }).extend({
  words: storableText({ max: limits.notices.words }).nullable(),
  until: storableInstant.nullable(),
})
export const noticeOrderSchema = noticeMailSchema.extend({ memberId: id })

export type ReporterQuery = z.infer<typeof reporterQuerySchema>
export type ReportableMember = z.infer<typeof reportableMemberSchema>
export type ReportableMessage = z.infer<typeof reportableMessageSchema>
export type NoticeMail = z.infer<typeof noticeMailSchema>
export type NoticeOrder = z.infer<typeof noticeOrderSchema>
