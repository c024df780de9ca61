import { z } from 'zod'
import { canarySchema, previewNameSchema } from './channels.ts'
import { remoteManifestSchema, remoteNameSchema, versionSchema } from './release.ts'
import { teamApiSchema } from './team-api.ts'

const { percent, audience } = canarySchema.shape
const liveShare = { percent, audience, salt: z.string().describe('decides who gets it') }

/** `GET /internal/live` of the releases service: what the gateway composes pages from. */
export const liveReleasesSchema = z.object({
  revision: z.string(),
  disabled: z
    .array(remoteNameSchema)
    .default([])
    .describe('remotes that nobody gets, whatever brings them: not among the others'),
  yanked: z
    .array(z.object({ remote: remoteNameSchema, version: versionSchema, folder: z.string() }))
    .default([])
    .describe('versions that are gone for good, with the folder below them in which their files lay'),
  apis: z.array(teamApiSchema).default([]).describe('APIs of teams that the operator declared'),
  shell: z
    .object({
      stable: versionSchema.nullable(),
      fallback: versionSchema.nullable(),
      canary: z.object({ ...liveShare, version: versionSchema }).nullable(),
      underProof: z
        .object({ name: previewNameSchema, version: versionSchema, expiresAt: z.iso.datetime() })
        .optional()
        .describe('a candidate that the browser of a proof gets, and nobody else'),
    })
    .optional()
    .describe('missing: each gateway serves its own'),
  remotes: z.array(
    z.object({
      name: remoteNameSchema,
      stable: remoteManifestSchema.nullable(),
      fallback: remoteManifestSchema.nullable().describe('the last healthy stable version before it'),
      canary: z.object({ ...liveShare, manifest: remoteManifestSchema }).nullable(),
      previews: z.array(
        z.object({
          name: previewNameSchema,
          manifest: remoteManifestSchema,
          expiresAt: z.iso.datetime(),
          silent: z.literal(true).optional().describe('for a proof: no banner tells of it'),
        }),
      ),
    }),
  ),
})

/**
 * On which channel of Redis, behind its prefix, gateways hear that what is live changed. A hint and no more: they ask
 * for it, and ask from time to time without one.
 */
export const releaseAnnouncementsChannel = 'releases:live'

export type LiveReleases = z.infer<typeof liveReleasesSchema>
