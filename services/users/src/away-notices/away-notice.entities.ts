import { defineEntity, p } from '@mikro-orm/core'
import type { AwayNoticeKind } from '@rafiq/contracts/members'

export const NoticePreferencesSchema = defineEntity({
  name: 'NoticePreferences',
  tableName: 'notice_preferences',
  properties: {
    memberId: p.uuid().primary(),
    messageMail: p.boolean(),
    contactMail: p.boolean(),
    matchesMail: p.boolean(),
    messagePush: p.boolean(),
    contactPush: p.boolean(),
    matchesPush: p.boolean(),
    /** Hours of Riyadh; both null where no hour is quiet. */
    quietFrom: p.integer().nullable(),
    quietUntil: p.integer().nullable(),
    /** When new matches are looked for next; null where they are not asked for. */
    matchesDueAt: p.datetime().nullable(),
  },
})

/** What a member wants to be told of while away; none where nothing was changed. */
export class NoticePreferences extends NoticePreferencesSchema.class {}
NoticePreferencesSchema.setClass(NoticePreferences)

export const AwayNoticeSchema = defineEntity({
  name: 'AwayNotice',
  tableName: 'away_notices',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    /** The browser that is told by a push; null: the member is told by mail. */
    subscriptionId: p.uuid().nullable(),
    /** Null for new matches. */
    otherId: p.uuid().nullable(),
    kind: p.string().$type<AwayNoticeKind>(),
    /** Of the last message in the room, or the week of new matches; a contact is made once. */
    sequence: p.integer(),
    notedAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    /** A job is about to send it until then. */
    claimedUntil: p.datetime().nullable(),
  },
})

/** The last notice of a kind about one person, of each way to tell it. It holds no content and no address, and stays to know what was told. */
export class AwayNotice extends AwayNoticeSchema.class {}
AwayNoticeSchema.setClass(AwayNotice)
