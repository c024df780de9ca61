import { defineEntity, p } from '@mikro-orm/core'
import type { NoticeTemplate } from '@rafiq/contracts/moderation'
import type { Language } from '@rafiq/platform-contracts'

const NoticeMailSchema = defineEntity({
  name: 'NoticeMail',
  tableName: 'notice_mails',
  properties: {
    id: p.uuid().primary(),
    /** Null for whose account is deleted in the same transaction; the three fields below say where it goes then. */
    memberId: p.uuid().nullable(),
    address: p.text().nullable(),
    name: p.text().nullable(),
    language: p.string().$type<Language>().nullable(),
    template: p.string().$type<NoticeTemplate>(),
    words: p.text().nullable(),
    until: p.datetime().nullable(),
    orderedAt: p.datetime(),
    sentAt: p.datetime().nullable(),
  },
})

/** A mail of the moderation team. A sent one stays without words, so that a repeated order sends no second one. */
export class NoticeMailRow extends NoticeMailSchema.class {}
NoticeMailSchema.setClass(NoticeMailRow)
