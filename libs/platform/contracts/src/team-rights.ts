import { z } from 'zod'
import { remoteNameSchema } from './release.ts'
import { storableText } from './storable-text.ts'

export const teamRightKindSchema = z.enum(['token', 'key'])

const moment = z.iso.datetime().nullable()

const teamRightSchema = z.object({
  kind: teamRightKindSchema,
  id: z.uuid(),
  madeBy: z.string().describe('as in the audit trail: `operator`, `operator:<name>`, `token:<id>`'),
  createdAt: z.iso.datetime(),
  expiresAt: moment.describe('null: never'),
  lastUsedAt: moment.describe('to a minute; null: never'),
  revokedAt: moment,
  revokedBy: z.string().nullable(),
  reason: z.string().nullable().describe('of its revocation'),
})

/** `GET /api/releases/{remote}/rights`: what a team publishes with, never the secret itself; tokens first, each oldest first. */
export const teamRightsSchema = z
  .object({ remote: remoteNameSchema, rights: z.array(teamRightSchema) })
  .meta({ id: 'TeamRights' })

/** `POST /api/releases/{remote}/rights/{kind}/{id}/revoke`: good for nothing from the next request on. */
export const revocationSchema = z
  .object({ reason: storableText({ max: 300 }).describe('for the list and the trail') })
  .meta({ id: 'Revocation' })

const signatureSchema = z.base64().max(200)

/**
 * `POST /api/releases/{remote}/keys`: another key takes the place of the one that the team signs with. Both have signed
 * `rotationStatement`: the old one, so that it is the team that asks, the new one, so that the team has it.
 */
export const keyRotationSchema = z
  .object({
    publicKey: z.string().max(1_000).describe('Ed25519, PEM'),
    signatures: z.object({ old: signatureSchema, new: signatureSchema }),
    overlapHours: z
      .int()
      .min(0)
      .max(7 * 24)
      .default(24)
      .describe('how long the old key signs beside the new one, for pipelines that still have it'),
  })
  .meta({ id: 'KeyRotation' })

/** The new key, and until when the old one signs. */
export const rotatedKeySchema = z
  .object({ id: z.uuid(), replaces: z.uuid(), oldExpiresAt: z.iso.datetime() })
  .meta({ id: 'RotatedKey' })

/**
 * What both keys sign. It begins like no `remote.json`, so that a release can never be taken for one.
 *
 * @param publicKey PEM, which is ASCII
 */
export const rotationStatement = (remote: string, publicKey: string): Uint8Array =>
  Uint8Array.from(`publish key of ${remote}\n${publicKey.trim()}\n`, (character) => character.charCodeAt(0))

export type TeamRightKind = z.infer<typeof teamRightKindSchema>
export type TeamRight = z.infer<typeof teamRightSchema>
export type TeamRights = z.infer<typeof teamRightsSchema>
export type Revocation = z.infer<typeof revocationSchema>
export type KeyRotation = z.infer<typeof keyRotationSchema>
export type RotatedKey = z.infer<typeof rotatedKeySchema>
