import { z } from 'zod'
import { filePathSchema, remoteNameSchema, versionSchema } from './release.ts'

/**
 * What can go wrong with a version of a remote in a page. `load`: a file was missing, tampered with, or threw while it
 * ran; `hang`: no answer in time; `render`: it threw while it rendered; `error`, `rejection`: nobody caught it;
 * `crash`: a page before it froze, or ran out of memory; `leak`: it left a listener or a style outside of itself, which was removed.
 */
export const faultKinds = ['load', 'hang', 'render', 'error', 'rejection', 'crash', 'leak'] as const

export const beaconLimits = { bytes: 8 * 1024, versions: 8, faults: 5, callers: 2 } as const

const lineSchema = z.int().min(1).max(10_000_000)

/** A place in a file of the release, as the browser counts: both from 1. */
export const codePlaceSchema = z.object({ file: filePathSchema, line: lineSchema, column: lineSchema })

/** Where code failed, never what it said: a message could hold what somebody typed. */
const faultSchema = z.object({
  kind: z.enum(faultKinds),
  error: z
    .string()
    .regex(/^[A-Z][A-Za-z0-9]{0,39}$/)
    .describe("the error's class"),
  file: filePathSchema.optional().describe('inside the release'),
  line: lineSchema.optional(),
  column: lineSchema.optional(),
  callers: z
    .array(codePlaceSchema)
    .max(beaconLimits.callers)
    .optional()
    .describe("the calls around it that are the version's own, innermost first"),
})

/** Of a page that began with this remote: milliseconds, and the layout shift without a unit. */
const vitalsSchema = z.object({
  lcp: z.number().min(0).max(600_000).optional(),
  inp: z.number().min(0).max(600_000).optional(),
  cls: z.number().min(0).max(100).optional(),
})

/** What became of one version of a remote in one page since the page's last report. */
const usedVersionSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  fallback: z.boolean().describe('whether it came in for a version that failed in this page'),
  load: z.boolean().describe('the page began to use it; true once'),
  failed: z.boolean().describe('it failed in this page for the first time; true once'),
  faults: z.array(faultSchema).max(beaconLimits.faults),
  vitals: vitalsSchema.optional(),
})

/**
 * `POST /api/releases/reports` → 202, from any page, without a session: 400, 413 and 429 else. It names nobody.
 * Versions that were never published are dropped, and so is what no page of a gateway's tells.
 */
export const pageBeaconSchema = z
  .object({
    composition: z
      .string()
      .regex(/^[\w-]{1,32}$/)
      .describe('reopens the page'),
    page: z
      .string()
      .regex(/^[\w.+-]{1,4000}$/)
      .describe('the token of the page that its document holds: one page, one vote'),
    sampled: z.boolean().describe('false: this page reports its failures only, and is in no rate'),
    versions: z.array(usedVersionSchema).min(1).max(beaconLimits.versions),
  })
  .meta({ id: 'PageBeacon' })

export type FaultKind = (typeof faultKinds)[number]
export type CodePlace = z.infer<typeof codePlaceSchema>
export type Fault = z.infer<typeof faultSchema>
export type Vitals = z.infer<typeof vitalsSchema>
export type UsedVersion = z.infer<typeof usedVersionSchema>
export type PageBeacon = z.infer<typeof pageBeaconSchema>
