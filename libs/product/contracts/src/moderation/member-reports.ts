import { storableInstant, storableText, visible } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { pauseReasonSchema } from '../members/pauses.ts'
import { memberCardSchema } from './moderation.ts'
import { reporterTemplates, staffMessageSchema } from './notices.ts'
import {
  reportActions,
  reportCategories,
  reportDecisions,
  reportStatuses,
  reportSubjects,
} from './report-values.ts'

const id = z.uuid().toLowerCase()

const reportCategorySchema = z.enum(reportCategories)
const reportDecisionSchema = z.enum(reportDecisions)
const reportStatusSchema = z.enum(reportStatuses)

/** Category `other` says nothing by itself, so it needs words. */
const wordsNeeded = ({ category, words }: { category: string; words: string }): boolean =>
  category !== 'other' || visible.test(words)

/**
 * `POST /api/reports` → 201 `{ id }`. 404 somebody or something that the caller does not know; 409 `report-exists`: the
 * caller's report of the same is not closed yet; 422 `report-limit`; 503 while another service is unavailable.
 */
export const newReportSchema = z
  .object({
    subject: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('profile'), memberId: id }),
      z.object({ kind: z.literal('message'), messageId: id }),
    ]),
    category: reportCategorySchema,
    words: storableText({ max: limits.reports.words, empty: true }).default(''),
  })
  .refine(wordsNeeded, { path: ['words'] })
  .meta({ id: 'NewReport' })

export const createdReportSchema = z.object({ id: z.uuid() }).meta({ id: 'CreatedReport' })

/** A report as whoever made it sees it: never what was done to the other beyond what they were told. */
export const ownReportSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    subject: z.enum(reportSubjects),
    name: z.string().nullable().describe('whom it is about; null once that account is gone, or long after'),
    category: reportCategorySchema,
    words: z.string(),
    status: z.enum(['open', 'closed']),
    closedAt: z.iso.datetime().nullable(),
    told: z
      .enum(reporterTemplates)
      .nullable()
      .describe('the same as in their notices; null while open, and where nothing was said'),
  })
  .meta({ id: 'OwnReport' })

/** `GET /api/reports`: the caller's own, newest first. */
export const ownReportsSchema = z.array(ownReportSchema)

/** Somebody as staff see them here; null names: the account is gone, or its evidence is no longer kept. */
const partySchema = z.object({ id: z.uuid(), name: z.string().nullable() })
const staffSchema = z.object({ id: z.uuid(), email: z.string().nullable().describe('null: gone') })

/**
 * One report of the queue. `escalated` waits for admins or is with one (`assignee`); `may` is what the caller may do
 * with it now. `reporter` is null once the reporter's account is gone.
 */
export const moderatorReportSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    status: reportStatusSchema,
    resolvedAt: z.iso.datetime().nullable(),
    decision: reportDecisionSchema.nullable().describe('also null where it closed as the account went'),
    category: reportCategorySchema,
    kind: z.enum(reportSubjects),
    subject: partySchema,
    reporter: partySchema.nullable(),
    assignee: staffSchema.nullable(),
    unresolved: z
      .int()
      .min(0)
      .describe('reports on the same person that are not resolved, this one included'),
    held: z
      .boolean()
      .describe(
        'two people reported them: the profile is under review, until all is resolved or staff lift it',
      ),
    may: z.array(z.enum(reportActions)),
  })
  .meta({ id: 'ModeratorReport' })

/**
 * `GET /api/moderator/reports`; `x-next-cursor`, an exact `x-total-count` and `x-waiting`, how many wait in this category
 * and on this member, with whomever they are, come with it (`moderatorHeaders`).
 */
export const moderatorReportsSchema = z.array(moderatorReportSchema)

/**
 * Oldest first, those that are not resolved; with `status` `resolved` or `all`, newest first. `subject` is the reported
 * member. `assignee`, who has a report or decided on it: `me`, `none`, or somebody of staff.
 */
export const moderatorReportsQuerySchema = z
  .object({
    status: z.enum([...reportStatuses, 'unresolved', 'all']).default('unresolved'),
    assignee: z.union([z.enum(['me', 'none']), id]),
    category: reportCategorySchema,
    subject: id,
    limit: z.coerce.number().int().min(1).max(limits.reports.maxPage).default(limits.reports.page),
    cursor: z.string().max(1_000),
  })
  .partial({ assignee: true, category: true, subject: true, cursor: true })

/** A message of the evidence; one of them is `reported`, the others are what stood around it. */
export const evidenceMessageSchema = z
  .object({
    id: z.uuid(),
    from: z.enum(['subject', 'reporter']),
    content: z.string(),
    at: z.iso.datetime(),
    reported: z.boolean(),
  })
  .meta({ id: 'EvidenceMessage' })

/** What was reported, as it was at that moment. */
export const reportEvidenceSchema = z
  .object({
    at: z.iso.datetime(),
    card: memberCardSchema.omit({ photoUrl: true, phone: true }).nullable().describe('null for staff'),
    photo: z.string().startsWith('data:image/webp;base64,').nullable(),
    messages: z.array(evidenceMessageSchema).describe('oldest first; empty where a profile was reported'),
  })
  .meta({ id: 'ReportEvidence' })

/** For staff alone, oldest first. */
export const reportNoteSchema = z
  .object({ id: z.uuid(), at: z.iso.datetime(), by: staffSchema, text: z.string() })
  .meta({ id: 'ReportNote' })

/** What was decided, and what was said to whom. */
const reportOutcomeSchema = z
  .object({
    at: z.iso.datetime(),
    by: staffSchema,
    decision: reportDecisionSchema,
    reason: pauseReasonSchema.nullable(),
    until: z.iso.datetime().nullable(),
    // What was said before these rules were made is shown as it was said.
    toMember: staffMessageSchema.extend({ words: z.string().nullable() }).nullable(),
    toReporter: z.enum(reporterTemplates).nullable(),
  })
  .meta({ id: 'ReportOutcome' })

/**
 * `GET /api/moderator/reports/{id}`: recorded as a staff read. 404 unknown, or about oneself; to handle a report
 * that oneself has made is 403. `take` (409 `report-taken`), `release` and `escalate` are POSTs without a body and answer 200 with
 * the entry of the queue; 409 `report-resolved` on all of them.
 */
export const moderatorReportDetailSchema = moderatorReportSchema
  .extend({
    words: z.string(),
    evidence: reportEvidenceSchema.nullable().describe('null: no longer kept'),
    notes: z.array(reportNoteSchema),
    outcome: reportOutcomeSchema.nullable(),
    others: z
      .array(
        moderatorReportSchema.pick({
          id: true,
          at: true,
          status: true,
          category: true,
          kind: true,
          decision: true,
        }),
      )
      .describe('other reports on the same person, newest first, 50 at most'),
  })
  .meta({ id: 'ModeratorReportDetail' })

/** `POST /api/moderator/reports/{id}/notes` → 201 the note. */
export const newReportNoteSchema = z
  .object({ text: storableText({ max: limits.reports.note }) })
  .meta({ id: 'NewReportNote' })

/**
 * `POST /api/moderator/reports/{id}/decision` → 200 the entry; by the assignee only, `delete` by admins only. `reason` is
 * null where it is dismissed, and needed else; `until` is for pauses. Templates are those of the decision
 * (`templatesFor`), and a warning needs one. 409 `report-taken`, `report-not-taken`, `report-resolved` (not where the
 * same was decided before by the same person), `conflict` (paused otherwise meanwhile); 403 about staff by moderators;
 * 503 `decision-pending`: it is kept and ends by itself.
 */
export const reportDecisionOrderSchema = z
  .object({
    decision: reportDecisionSchema,
    until: storableInstant.nullable().default(null),
    reason: pauseReasonSchema.exclude(['under-review']).nullable().default(null),
    toMember: staffMessageSchema.nullable().default(null),
    toReporter: z.enum(reporterTemplates).nullable().default(null),
  })
  .meta({ id: 'ReportDecisionOrder' })

export type NewReport = z.infer<typeof newReportSchema>
export type CreatedReport = z.infer<typeof createdReportSchema>
export type OwnReport = z.infer<typeof ownReportSchema>
export type ReportCategory = z.infer<typeof reportCategorySchema>
export type ReportStatus = z.infer<typeof reportStatusSchema>
export type ReportDecision = z.infer<typeof reportDecisionSchema>
export type ReportAction = (typeof reportActions)[number]
export type ModeratorReport = z.infer<typeof moderatorReportSchema>
export type ModeratorReportsQuery = z.infer<typeof moderatorReportsQuerySchema>
export type ModeratorReportDetail = z.infer<typeof moderatorReportDetailSchema>
export type ReportEvidence = z.infer<typeof reportEvidenceSchema>
export type EvidenceMessage = z.infer<typeof evidenceMessageSchema>
export type ReportNote = z.infer<typeof reportNoteSchema>
export type ReportOutcome = z.infer<typeof reportOutcomeSchema>
export type NewReportNote = z.infer<typeof newReportNoteSchema>
export type ReportDecisionOrder = z.infer<typeof reportDecisionOrderSchema>
