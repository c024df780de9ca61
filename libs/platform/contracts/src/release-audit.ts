import { z } from 'zod'
import { remoteNameSchema } from './release.ts'

const ofRelease = z.strictObject({
  remote: remoteNameSchema,
  version: z.string().nullable().describe('asked for, or else stable from then on'),
  percent: z.int().min(1).max(100).nullable().describe('of a canary'),
  audience: z.string().nullable().describe('of a canary, as `audienceText` writes it'),
})

const ofRight = z.strictObject({
  remote: remoteNameSchema,
  right: z.string().regex(/^(token|key):[0-9a-f-]{36}$/),
  reason: z.string(),
})

const ofOwner = z.strictObject({ remote: remoteNameSchema, team: z.string() })

/** What the audit log is told of what admins do with releases; what teams do by their tokens is in the registry's own trail. */
export const releaseAuditDetails = {
  'release.promoted': ofRelease,
  'release.rolled-back': ofRelease,
  'release.canary-set': ofRelease,
  'release.yanked': ofRelease,
  'release.disabled': ofRelease,
  'release.enabled': ofRelease,
  'release.right-revoked': ofRight,
  'release.owner-set': ofOwner,
} as const
