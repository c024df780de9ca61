import { z } from 'zod'
import { audienceSchema } from './audience.ts'
import { ownCopiesSchema } from './own-copies.ts'
import { ownerSchema } from './owner.ts'
import { proofSummarySchema, proofVerdicts } from './proof.ts'
import { provenanceSchema } from './provenance.ts'
import { remoteNameSchema, versionSchema } from './release.ts'
import { storableText } from './storable-text.ts'

/** What a team calls a preview; part of its channel `preview/<name>`. */
export const previewNameSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

/**
 * Which visitors get a version: all, a share of them, whoever opened a preview's link (design, Composition 7), or nobody yet: a
 * `candidate` waits for a shell or remotes that it works with, and is held against what is live when it is to be.
 */
export const channelSchema = z.union([
  z.enum(['stable', 'canary', 'candidate']),
  z.templateLiteral(['preview/', previewNameSchema]),
])

/** Whole percent of visitors. */
export const percentSchema = z.int().min(1).max(100)

/** A running canary, as everybody may know it. */
export const canarySchema = z.object({
  version: versionSchema,
  percent: percentSchema.describe('of the visitors, or of those of its audience'),
  audience: audienceSchema.optional().describe('missing: everybody'),
})
const previewSchema = z.object({
  name: previewNameSchema,
  version: versionSchema,
  expiresAt: z.iso.datetime(),
})

/** `POST /api/releases/{remote}/versions` → 201. */
export const publishedVersionSchema = z
  .object({
    remote: remoteNameSchema,
    version: versionSchema,
    channel: channelSchema,
    live: z.boolean().describe('false where the channel was set by hand and stays as it is'),
    proof: proofSummarySchema
      .optional()
      .describe('what a browser saw of it before; missing where nobody gets it by this'),
  })
  .meta({ id: 'PublishedVersion' })

/** What each visitor of a remote gets at this moment. */
const remoteStatusSchema = z
  .object({
    name: remoteNameSchema,
    owner: ownerSchema.nullable().describe('null: nobody has said so yet'),
    stable: versionSchema.nullable(),
    previous: versionSchema
      .nullable()
      .describe(
        'the last healthy stable version before it: where a rollback goes, and what pages fall back to',
      ),
    canary: canarySchema.nullable(),
    previews: z.array(previewSchema),
    disabled: z.boolean(),
    setByHand: z.boolean(),
    publishedAt: z.iso.datetime().nullable(),
    versions: z.int(),
  })
  .meta({ id: 'RemoteStatus' })

/** `GET /api/releases/status`. */
export const releaseStatusSchema = z
  .object({ remotes: z.array(remoteStatusSchema) })
  .meta({ id: 'ReleaseStatus' })

/** What visitors got when somebody decided to move the channels: 409 where that is another by now. */
const seenStateSchema = z
  .object({ stable: versionSchema.nullable(), canary: canarySchema.nullable(), disabled: z.boolean() })
  .meta({ id: 'SeenState' })

const decidedOn = { seen: seenStateSchema.optional() }

const confirmed = {
  confirmed: z
    .boolean()
    .default(false)
    .describe('whether the caller was asked: 409 `version-ended` for a version that canary analysis ended'),
}

/** `POST /api/releases/{remote}/promote`. */
export const promotionSchema = z
  .object({ version: versionSchema, ...confirmed, ...decidedOn })
  .meta({ id: 'Promotion' })

/**
 * `POST /api/releases/{remote}/rollback`; without a version: the end of a canary, else the last healthy version before
 * what was seen, so that the same request again does not go back once more.
 */
export const rollbackSchema = z
  .object({ version: versionSchema.optional(), ...confirmed, ...decidedOn })
  .refine(({ version, seen }) => version !== undefined || seen !== undefined, {
    error: 'is needed where no version is named: what is live now',
    path: ['seen'],
  })
  .meta({ id: 'Rollback' })

/**
 * `PUT /api/releases/{remote}/canary`: starts one, or gives the running one another share or audience. 400 with the path of
 * a name or value that the product does not declare.
 */
export const canaryChangeSchema = canarySchema
  .extend({
    percent: percentSchema.optional().describe('without it: 100 of an audience'),
    audience: audienceSchema
      .nullable()
      .optional()
      .describe('null: everybody. Without it the running canary of this version keeps its own'),
    ...decidedOn,
  })
  .refine(({ percent, audience }) => percent !== undefined || audience, {
    error: 'is needed where no audience is named',
    path: ['percent'],
  })
  .meta({ id: 'CanaryChange' })

/**
 * `POST /api/releases/{remote}/yank`: the version is gone for good, its files too. Where visitors get it they get the last
 * healthy one before it; where there is none, 409 `nothing-before` until it is confirmed that they get nothing.
 */
export const yankSchema = z
  .object({
    version: versionSchema,
    reason: storableText({ max: 300 }).describe('for the trail'),
    confirmed: z.boolean().default(false).describe('whether the caller was asked: 409 `nothing-before`'),
    ...decidedOn,
  })
  .meta({ id: 'Yank' })

/** `POST /api/releases/{remote}/disable` and `enable`; the body may be left out. */
export const switchSchema = z.object(decidedOn).default({}).meta({ id: 'Switch' })

/** The answer to every move. */
export const moveResultSchema = z
  .object({
    remote: remoteNameSchema,
    stable: versionSchema.nullable(),
    canary: canarySchema.nullable(),
    disabled: z.boolean(),
    changed: z.boolean().describe('false where there was nothing to do'),
    warnings: z
      .array(z.string())
      .optional()
      .describe('what does not get along with what is live: a way back is told of it, and never refused'),
  })
  .meta({ id: 'MoveResult' })

/** `POST /api/releases/{remote}/previews/{name}/links`. */
export const previewLinkRequestSchema = z
  .object({
    minutes: z
      .int()
      .min(1)
      .max(7 * 24 * 60)
      .default(60),
    once: z.boolean().default(false).describe('whether the link opens for one browser only'),
  })
  .meta({ id: 'PreviewLinkRequest' })

/** `path` is on the platform's own origin. */
export const previewLinkSchema = z
  .object({ path: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'PreviewLink' })

/** `GET /api/releases/{remote}/history`: newest first. */
export const releaseHistorySchema = z
  .object({
    remote: remoteNameSchema,
    entries: z.array(
      z.object({
        at: z.iso.datetime(),
        action: z.string(),
        actor: z.string(),
        version: z.string().nullable(),
        channel: z.string().nullable(),
        commit: z.string().nullable(),
        detail: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ReleaseHistory' })

/** `GET /api/releases/{remote}/versions`: newest first, the last 100; sizes in bytes, uncompressed. */
export const releaseVersionsSchema = z
  .object({
    remote: remoteNameSchema,
    retention: z
      .object({ versions: z.int(), days: z.int() })
      .describe('what is past both, and needed by nobody, is deleted'),
    versions: z.array(
      z.object({
        version: versionSchema,
        publishedAt: z.iso.datetime(),
        bytes: z.int(),
        files: z.int(),
        commit: z.string().nullable(),
        ended: z.boolean().describe('whether canary analysis ended it as a canary'),
        yanked: z.string().nullable().describe('why it was taken away for good; null where it was not'),
        proof: z.enum(proofVerdicts).nullable().describe('of its last proof; null without one'),
        deletedAt: z.iso.datetime().nullable().describe('when retention deleted its files'),
        provenance: provenanceSchema.nullable(),
        own: ownCopiesSchema.nullable().describe('what it brings of that which others take from the shell'),
      }),
    ),
  })
  .meta({ id: 'ReleaseVersions' })

/** `GET /api/releases/{remote}/versions/{version}`: where one version comes from, and whether that can be proved. */
export const releaseVersionSchema = z
  .object({
    remote: remoteNameSchema,
    version: versionSchema,
    publishedAt: z.iso.datetime(),
    commit: z.string().nullable(),
    signature: z
      .object({
        key: z.uuid(),
        keyState: z.enum(['good', 'expired', 'revoked']).describe('of the key, by now'),
        verified: z.boolean().describe('whether the kept signature is of that key over the kept manifest'),
      })
      .nullable()
      .describe('null: a shell that gateways were deployed with, which nobody published'),
    provenance: provenanceSchema
      .nullable()
      .describe('null: published by a token that is kept, or promoted from another platform'),
  })
  .meta({ id: 'ReleaseVersion' })

/** `GET /api/releases/{remote}/diff?from=&to=`; sizes in bytes, uncompressed. */
export const releaseDiffSchema = z
  .object({
    remote: remoteNameSchema,
    from: versionSchema,
    to: versionSchema,
    bytes: z.object({ from: z.int(), to: z.int() }),
    files: z.object({ added: z.array(z.string()), removed: z.array(z.string()), kept: z.int() }),
    changes: z
      .array(z.object({ what: z.string(), from: z.string().nullable(), to: z.string().nullable() }))
      .describe('routes, menu entries and ranges that differ'),
  })
  .meta({ id: 'ReleaseDiff' })

export type Channel = z.infer<typeof channelSchema>
export type PublishedVersion = z.infer<typeof publishedVersionSchema>
export type RemoteStatus = z.infer<typeof remoteStatusSchema>
export type ReleaseStatus = z.infer<typeof releaseStatusSchema>
export type SeenState = z.infer<typeof seenStateSchema>
export type Promotion = z.infer<typeof promotionSchema>
export type Rollback = z.infer<typeof rollbackSchema>
export type CanaryChange = z.infer<typeof canaryChangeSchema>
export type Yank = z.infer<typeof yankSchema>
export type Switch = z.infer<typeof switchSchema>
export type MoveResult = z.infer<typeof moveResultSchema>
export type PreviewLinkRequest = z.infer<typeof previewLinkRequestSchema>
export type PreviewLink = z.infer<typeof previewLinkSchema>
export type ReleaseHistory = z.infer<typeof releaseHistorySchema>
export type ReleaseVersions = z.infer<typeof releaseVersionsSchema>
export type ReleaseVersion = z.infer<typeof releaseVersionSchema>
export type ReleaseDiff = z.infer<typeof releaseDiffSchema>
