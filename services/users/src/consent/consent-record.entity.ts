import { defineEntity, p } from '@mikro-orm/core'
import type { Language } from '@rafiq/contracts'

const ConsentRecordSchema = defineEntity({
  name: 'ConsentRecord',
  tableName: 'consent_records',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    phoneShareConsent: p.boolean(),
    isActive: p.boolean(),
    /** Which text was agreed to, as the caller named it. */
    wording: p.string(),
    language: p.string().$type<Language>(),
    recordedAt: p.datetime(),
  },
})

/** One answer to the consent question: what, when, in which wording and language. Never changed. */
export class ConsentRecord extends ConsentRecordSchema.class {}
ConsentRecordSchema.setClass(ConsentRecord)
