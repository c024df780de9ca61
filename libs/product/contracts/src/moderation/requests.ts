import { storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { noticeTemplates } from './notices.ts'
import { appealSubjects, requestKinds, requestOutcomes, requestStatuses } from './request-values.ts'

const words = storableText({ max: limits.requests.words })

/**
 * `POST /api/user/requests` → 201 the request. An appeal says against what; one against a notice names it, and one
 * against a pause that a notice told is one against that notice. 404 the notice is
 * none of the caller's; 409 `request-exists`: one of the same kind, and on the same decision, is open; 409 `appeal-answered`:
 * one against the same decision was refused; 422 `not-appealable`: the account is not paused by staff, or the notice tells
 * no decision; 422 `request-limit`.
 */
export const newRequestSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.enum(requestKinds).exclude(['appeal']), words }),
    z.object({
      kind: z.literal('appeal'),
      against: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('pause') }),
        z.object({ kind: z.literal('notice'), noticeId: z.uuid().toLowerCase() }),
      ]),
      words,
    }),
  ])
  .meta({ id: 'NewRequest' })

const requestShape = {
  id: z.uuid(),
  kind: z.enum(requestKinds),
  against: z
    .object({
      kind: z.enum(appealSubjects),
      noticeId: z.uuid().nullable(),
      template: z.enum(noticeTemplates).nullable(),
      at: z.iso.datetime().describe('when it was decided'),
    })
    .nullable()
    .describe('of an appeal'),
  at: z.iso.datetime(),
  due: z.iso.datetime().describe('until when it has to be answered'),
  status: z.enum(requestStatuses),
  closedAt: z.iso.datetime().nullable(),
  outcome: z.enum(requestOutcomes).nullable(),
}

/** A request as whoever made it sees it; who of staff answered is not told. */
export const ownRequestSchema = z
  .object({ ...requestShape, words: z.string(), answer: z.string().nullable() })
  .meta({ id: 'OwnRequest' })

/** `GET /api/user/requests`: the caller's own, newest first. `POST /api/user/requests/{id}/withdraw` → 204; 409 `request-closed`. */
export const ownRequestsSchema = z.array(ownRequestSchema)

/** One request of the queue. `mayAnswer`: open, and not about what the caller decided. */
export const moderatorRequestSchema = z
  .object({
    ...requestShape,
    member: z.object({ id: z.uuid(), name: z.string().nullable() }),
    mayAnswer: z.boolean(),
  })
  .meta({ id: 'ModeratorRequest' })

/** `GET /api/moderator/requests`; `x-next-cursor` and an exact `x-total-count` come with it (`moderatorHeaders`). */
export const moderatorRequestsSchema = z.array(moderatorRequestSchema)

/** Open ones by when they are due, those that are closed newest first. */
export const moderatorRequestsQuerySchema = z.object({
  status: z.enum(['open', 'closed']).default('open'),
  kind: z.enum(requestKinds).optional(),
  limit: z.coerce.number().int().min(1).max(limits.requests.maxPage).default(limits.requests.page),
  cursor: z.string().max(1_000).optional(),
})

const staffSchema = z.object({ id: z.uuid(), email: z.string().nullable().describe('null: gone') })

/** `GET /api/moderator/requests/{id}`: recorded as a staff read. 404 unknown, or the caller's own. */
export const moderatorRequestDetailSchema = moderatorRequestSchema
  .extend({
    words: z.string(),
    answer: z.string().nullable(),
    decidedBy: staffSchema.nullable().describe('who decided what is appealed against; somebody else answers'),
    answeredBy: staffSchema.nullable(),
  })
  .meta({ id: 'ModeratorRequestDetail' })

/**
 * `POST /api/moderator/requests/{id}/answer` → 200 the request. 403 `own-decision`: the caller decided what it is against; 409
 * `request-closed`, unless the same was answered before by the same person. The member reads it, and is told by mail.
 */
export const requestAnswerSchema = z
  .object({ outcome: z.enum(requestOutcomes), words })
  .meta({ id: 'RequestAnswer' })

export type RequestKind = (typeof requestKinds)[number]
export type RequestStatus = (typeof requestStatuses)[number]
export type AppealSubject = (typeof appealSubjects)[number]
export type RequestOutcome = (typeof requestOutcomes)[number]
export type NewRequest = z.infer<typeof newRequestSchema>
export type OwnRequest = z.infer<typeof ownRequestSchema>
export type ModeratorRequest = z.infer<typeof moderatorRequestSchema>
export type ModeratorRequestsQuery = z.infer<typeof moderatorRequestsQuerySchema>
export type ModeratorRequestDetail = z.infer<typeof moderatorRequestDetailSchema>
export type RequestAnswer = z.infer<typeof requestAnswerSchema>
