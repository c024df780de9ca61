import { storableInteger, storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import type { AgreementTopic } from './agreement-topics.ts'

/** The texts as they were typed, each in whatever language; empty where nothing is written. */
const section = storableText({ max: limits.agreement.section, empty: true })
const sectionsSchema = z.object({
  rent: section,
  bills: section,
  guests: section,
  'quiet-hours': section,
  cleaning: section,
  notice: section,
  other: section,
} satisfies Record<AgreementTopic, typeof section>)
const version = storableInteger.min(0)

/** A version that both approved; `agreedAt` is when the second of the two did. */
const agreedVersionSchema = z.object({
  version: version.positive(),
  sections: sectionsSchema,
  agreedAt: z.iso.datetime(),
})

/**
 * The sheet on which a room's two members write how they want to live together, as one of them sees it. Version 0 has no
 * text. Each change is a new version, which nobody has approved. Once both have, it is agreed. `lastAgreed` is the last
 * agreed one before it; null where the newest is agreed itself, or none ever was.
 */
export const agreementSchema = z
  .object({
    chatRoomId: z.uuid(),
    otherUser: z.object({ id: z.uuid(), name: z.string().nullable() }),
    version,
    sections: sectionsSchema,
    savedById: z.uuid().nullable(),
    savedAt: z.iso.datetime().nullable(),
    ownApprovedAt: z.iso.datetime().nullable(),
    otherApprovedAt: z.iso.datetime().nullable(),
    lastAgreed: agreedVersionSchema.nullable(),
  })
  .meta({ id: 'Agreement' })

/**
 * `PUT /api/chat-rooms/{roomId}/agreement`: the whole sheet, made from `version`. What stands there already makes no new
 * version, so that a save may be repeated; one made from an older version is refused.
 */
export const saveAgreementSchema = z
  .object({ version, sections: sectionsSchema })
  .meta({ id: 'SaveAgreement' })

/**
 * `PUT /api/chat-rooms/{roomId}/agreement/approval`: the caller approves the version that they read, or takes that back as
 * long as the other has not approved it too.
 */
export const approveAgreementSchema = z
  .object({ version: version.positive(), approved: z.boolean() })
  .meta({ id: 'ApproveAgreement' })

/** `agreement:changed`: somebody saved or approved; whoever receives it reads the sheet anew. */
const agreementChangedSchema = z.object({ chatRoomId: z.uuid() })

export type Agreement = z.infer<typeof agreementSchema>
export type AgreedVersion = z.infer<typeof agreedVersionSchema>
export type AgreementSections = z.infer<typeof sectionsSchema>
export type SaveAgreement = z.infer<typeof saveAgreementSchema>
export type ApproveAgreement = z.infer<typeof approveAgreementSchema>
export type AgreementChanged = z.infer<typeof agreementChangedSchema>
