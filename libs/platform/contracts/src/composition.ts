import { z } from 'zod'
import { previewNameSchema } from './channels.ts'
import {
  filePathSchema,
  guardedPagesSchema,
  integritySchema,
  navigationEntrySchema,
  remoteFormatSchema,
  remoteNameSchema,
  remoteRouteSchema,
  versionSchema,
} from './release.ts'
import { slotNameSchema } from './slots.ts'

/** One version of a remote as a page may load it. */
const remoteVersionSchema = z.object({
  version: versionSchema,
  integrity: integritySchema.describe('of the entry; the entry itself vouches for its chunks and styles'),
  isolated: z.literal(true).optional().describe('it brings its own React: drawn in a root of its own'),
  format: remoteFormatSchema.optional(),
})

/** An entry of the community's Frontend Discovery schema. URLs are paths on the platform's own origin. */
export const composedRemoteSchema = z.object({
  url: z.string().describe('the entry: /remotes/<name>/<version>/…/remoteEntry.js'),
  fallbackUrl: z.string().optional().describe('the entry of the last good version before it'),
  metadata: remoteVersionSchema,
  extras: z.object({
    routes: z.array(remoteRouteSchema),
    navigation: z.array(navigationEntrySchema),
    fills: z.array(slotNameSchema).optional().describe('slots of other remotes that it fills'),
    fallback: remoteVersionSchema.optional(),
    styles: z.array(z.object({ path: filePathSchema, integrity: integritySchema })).optional(),
  }),
})

export const microFrontendsSchema = z.record(remoteNameSchema, z.array(composedRemoteSchema).min(1))

/** In short it has what links and menus need; no hash, without which it is not loaded, and no version to fall back to. */
const documentRemoteSchema = composedRemoteSchema.extend({
  metadata: remoteVersionSchema.partial({ integrity: true }),
})

/**
 * What a page is made of, in the document's `<script id="composition">`. It is public: remotes that need a role are
 * named only by the paths and roles that guard them.
 */
export const compositionSchema = z.object({
  id: z.string().describe('reopens exactly this page'),
  microFrontends: z.record(remoteNameSchema, z.array(documentRemoteSchema).min(1)),
  remotesFile: z
    .object({ url: z.string(), integrity: integritySchema })
    .optional()
    .describe('where all remotes are whole, as the document has some of them in short'),
  restricted: z.array(guardedPagesSchema),
  previews: z
    .array(z.object({ remote: remoteNameSchema, name: previewNameSchema, expiresAt: z.iso.datetime() }))
    .describe('what this browser gets and others do not; a banner says so'),
})

/** `GET /api/composition/remotes/<id>`: every remote of a composition that its documents name. It never changes. */
export const composedRemotesSchema = z
  .object({ microFrontends: microFrontendsSchema })
  .meta({ id: 'ComposedRemotes' })

/** `GET /api/composition/restricted?composition=<id>`. */
export const restrictedCompositionSchema = z
  .object({ microFrontends: microFrontendsSchema })
  .meta({ id: 'RestrictedComposition' })

/**
 * What the browser must know of the deployment, in the document's `<script id="settings">`; beside it what the product's
 * configuration names as `browserSettings`.
 */
export const browserSettingsSchema = z.looseObject({
  publicUrl: z.url(),
  audience: z
    .literal(true)
    .optional()
    .describe('a running canary asks who is signed in: the page has the gateway remember it'),
  reportSample: z.number().min(0).max(1).describe('share of the pages that report more than failures'),
  loadSeconds: z.number().int().min(1).max(60).describe('how long a page waits for a version of a remote'),
})

export type ComposedRemote = z.infer<typeof composedRemoteSchema>
export type DocumentRemote = z.infer<typeof documentRemoteSchema>
export type MicroFrontends = z.infer<typeof microFrontendsSchema>
export type ComposedRemotes = z.infer<typeof composedRemotesSchema>
export type Composition = z.infer<typeof compositionSchema>
export type RestrictedComposition = z.infer<typeof restrictedCompositionSchema>
export type BrowserSettings = z.infer<typeof browserSettingsSchema>
