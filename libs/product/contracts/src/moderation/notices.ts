import { storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import type { reportDecisions } from './report-values.ts'

/** What staff tell a member about their own account; the words are in `noticeTexts`. */
export const memberTemplates = [
  'warning-conduct',
  'warning-content',
  'warning-profile',
  'warning-fraud',
  'paused',
  'deleted',
  'review-ended',
] as const

/** What whoever reported somebody is told. */
export const reporterTemplates = ['report-acted', 'report-no-breach', 'report-thanks'] as const

/** What a member is told with no report to decide on: of a change that staff made to the account, of an answer. */
export const accountTemplates = ['gender-corrected', 'request-answered'] as const

export const noticeTemplates = [...memberTemplates, ...reporterTemplates, ...accountTemplates] as const

type Templates = { toMember: readonly MemberTemplate[]; toReporter: readonly ReporterTemplate[] }
const acted = ['report-acted', 'report-thanks'] as const

/** Which templates go with a decision; the first one is what is meant most often. */
export const templatesFor: Record<(typeof reportDecisions)[number], Templates> = {
  dismiss: { toMember: ['review-ended'], toReporter: ['report-no-breach', 'report-thanks'] },
  warn: {
    toMember: ['warning-conduct', 'warning-content', 'warning-profile', 'warning-fraud'],
    toReporter: acted,
  },
  pause: { toMember: ['paused'], toReporter: acted },
  delete: { toMember: ['deleted'], toReporter: acted },
}

/** A message of staff to a member: a template, and words of their own below it where it needs some. */
export const staffMessageSchema = z
  .object({
    template: z.enum(memberTemplates),
    words: storableText({ max: limits.notices.words }).nullable().default(null),
  })
  .meta({ id: 'StaffMessage' })

/** One thing that staff told a member, who reads it in `noticeText(template, …)`, and had it by mail. */
export const noticeSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    template: z.enum(noticeTemplates),
    words: z.string().nullable().describe('by staff, as typed'),
    until: z.iso.datetime().nullable().describe('of a pause with an end'),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Notice' })

/** `GET /api/user/notices`: newest first, 100 at most. `POST /api/user/notices/{id}/read` → 204, also when repeated. */
export const noticesSchema = z.array(noticeSchema)

export type MemberTemplate = (typeof memberTemplates)[number]
export type ReporterTemplate = (typeof reporterTemplates)[number]
export type NoticeTemplate = (typeof noticeTemplates)[number]
export type StaffMessage = z.infer<typeof staffMessageSchema>
export type Notice = z.infer<typeof noticeSchema>
