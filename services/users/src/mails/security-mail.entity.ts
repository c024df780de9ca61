import { defineEntity, p } from '@mikro-orm/core'
import type { Language } from '@rafiq/platform-contracts'

/** What an account's holder is told of by mail, whoever did it. */
export const securityMailKinds = [
  'new-device',
  'password-changed',
  'factor-added',
  'factor-removed',
  'factors-reset',
  'account-deleted',
] as const
export type SecurityMailKind = (typeof securityMailKinds)[number]

const SecurityMailSchema = defineEntity({
  name: 'SecurityMail',
  tableName: 'security_mails',
  properties: {
    id: p.uuid().primary(),
    /** Null for whose account is deleted in the same transaction; the next two fields say where it goes then. */
    memberId: p.uuid().nullable(),
    address: p.text().nullable(),
    language: p.string().$type<Language>().nullable(),
    kind: p.string().$type<SecurityMailKind>(),
    browser: p.text().nullable(),
    os: p.text().nullable(),
    happenedAt: p.datetime(),
  },
})

/** A mail that waits to be sent; nothing of it stays. */
export class SecurityMail extends SecurityMailSchema.class {}
SecurityMailSchema.setClass(SecurityMail)
