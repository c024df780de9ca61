import { z } from 'zod'

/** What a member can be told of while away: an unread message, a contact that somebody made, new matches once a week. */
export const awayNoticeKinds = ['message', 'contact', 'matches'] as const
export type AwayNoticeKind = (typeof awayNoticeKinds)[number]

const hour = z.int().min(0).max(23)

/** Hours of Riyadh, from the first to before the second; over midnight where the second is the smaller one. */
const quietHoursSchema = z
  .strictObject({ from: hour, until: hour })
  .refine(({ from, until }) => from !== until)

/** How a member can be told. */
export const noticeWays = ['mail', 'push'] as const
export type NoticeWay = (typeof noticeWays)[number]

const byKind = z.strictObject({ message: z.boolean(), contact: z.boolean(), matches: z.boolean() })

/** What nobody has changed: nothing is sent, and nights are quiet. */
export const defaultAwayNotices = {
  mail: { message: false, contact: false, matches: false },
  push: { message: false, contact: false, matches: false },
  quietHours: { from: 22, until: 8 },
} as const satisfies AwayNotices

/** `GET /api/user/away-notices`: what the caller wants to be told of while away, and how; `quietHours` null: at any hour. */
export const awayNoticesSchema = z
  .object({ mail: byKind, push: byKind, quietHours: quietHoursSchema.nullable() })
  .meta({ id: 'AwayNotices' })

/** `PATCH /api/user/away-notices` → 200 the whole: what is named changes, the rest stays. */
export const awayNoticesChangeSchema = z
  .strictObject({ mail: byKind.partial(), push: byKind.partial(), quietHours: quietHoursSchema.nullable() })
  .partial()
  .meta({ id: 'AwayNoticesChange' })

/** What is wanted after a change. */
export function changeAwayNotices(before: AwayNotices, change: AwayNoticesChange): AwayNotices {
  const { mail, push, quietHours } = change
  return {
    mail: changeKinds(before.mail, mail),
    push: changeKinds(before.push, push),
    quietHours: quietHours === undefined ? before.quietHours : quietHours,
  }
}

type Kinds = z.infer<typeof byKind>

const changeKinds = (before: Kinds, change: AwayNoticesChange['mail']): Kinds => ({
  message: change?.message ?? before.message,
  contact: change?.contact ?? before.contact,
  matches: change?.matches ?? before.matches,
})

/**
 * The query of `POST /api/away-notices/unsubscribe` (204; 400 `invalid-unsubscribe-link`), by which the link of a mail ends
 * what it told of, without a session and by one press (RFC 8058); a GET of the same address leads to the page that asks.
 */
export const unsubscribeTokenSchema = z
  .string()
  .max(200)
  .regex(/^[\w.-]+$/)

/** `GET /internal/members/{memberId}/unread` of the chat service: who wrote what the member has not read, and where. */
export const unreadRoomsSchema = z
  .object({ unread: z.array(z.object({ chatRoomId: z.uuid(), senderId: z.uuid() })) })
  .meta({ id: 'UnreadRooms' })

export type AwayNotices = z.infer<typeof awayNoticesSchema>
export type AwayNoticesChange = z.infer<typeof awayNoticesChangeSchema>
export type UnreadRooms = z.infer<typeof unreadRoomsSchema>
