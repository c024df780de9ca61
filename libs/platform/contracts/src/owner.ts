import { z } from 'zod'
import { storableText } from './storable-text.ts'

const mail = z.email()
const page = z.url({ protocol: /^https$/ })

/** Who answers for a remote: the name of a team, and a mail address or a page where it is reached. */
export const ownerSchema = z
  .object({
    team: storableText({ max: 80 }),
    contact: storableText({ max: 300 })
      .refine((text) => mail.safeParse(text).success || page.safeParse(text).success, {
        error: 'is no mail address and no https:// address',
      })
      .describe('a mail address, which alerts go to as well, or an https:// address'),
  })
  .meta({ id: 'Owner' })

/** `PUT /api/releases/{remote}/owner`: 409 where the owner is another by now than the one that was seen. */
export const ownerChangeSchema = ownerSchema
  .extend({ seen: ownerSchema.nullable().optional().describe('null: there was none') })
  .meta({ id: 'OwnerChange' })

export type Owner = z.infer<typeof ownerSchema>
export type OwnerChange = z.infer<typeof ownerChangeSchema>
