import { storableInteger } from '@rafiq/platform-contracts'
import { z } from 'zod'

/** Somebody whom the caller blocked; the name is null where it is not known any more. */
export const blockedMemberSchema = z
  .object({ id: z.uuid(), name: z.string().nullable(), blockedAt: z.iso.datetime() })
  .meta({ id: 'BlockedMember' })

/** `GET /api/user/blocks`: the caller's own blocks, newest first. Who blocked the caller is told to nobody. */
export const blockedMembersSchema = z.array(blockedMemberSchema)

/**
 * `PUT /internal/blocks/{blockerId}/{blockedId}` of the services that keep which pairs are blocked. `version` grows
 * with each change of this pair in this direction.
 */
export const blockStateSchema = z.object({ blocked: z.boolean(), version: storableInteger.positive() })

export type BlockedMember = z.infer<typeof blockedMemberSchema>
export type BlockState = z.infer<typeof blockStateSchema>
