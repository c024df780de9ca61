import { z } from 'zod'
import { audienceSchema } from './audience.ts'
import { codePlaceSchema, faultKinds } from './beacons.ts'
import { percentSchema } from './channels.ts'
import { remoteNameSchema, versionSchema } from './release.ts'

/** How far back the figures of a watch go, and how long each point of its series is. */
export const analysisWindows = {
  hour: { minutes: 60, step: 'minute' },
  day: { minutes: 24 * 60, step: 'hour' },
  week: { minutes: 7 * 24 * 60, step: 'hour' },
} as const

export const analysisWindowSchema = z.enum(['hour', 'day', 'week'])

const loads = z.int().describe('page loads that used the version, of sampled pages')
const failed = z.int().describe('those of them in which it failed')
const p75 = z.number().nullable().describe('75th percentile; null where nobody measured')

const vitalP75Schema = z.object({
  lcp: p75.describe('milliseconds'),
  inp: p75.describe('milliseconds'),
  cls: p75,
})

const figuresSchema = z.object({
  loads,
  failed,
  errorRate: z.number().min(0).nullable().describe('failed / loads; null without a load'),
  faults: z.record(z.enum(faultKinds), z.int()).describe('of all pages, sampled or not'),
  vitals: vitalP75Schema,
})

const trialArmSchema = z.object({
  version: versionSchema,
  loads,
  failed,
  errorRate: z.number().min(0).nullable(),
  witnesses: z.int().describe('failures that the test counts: the first of each address'),
})

/**
 * `watching`: not worse as far as one can tell; `worse`: rolled back, or about to be; `unwatched`: nobody to compare
 * with, because everybody has the canary or nothing is stable.
 */
export const trialVerdicts = ['watching', 'worse', 'unwatched'] as const

/** The canary that runs now, against those who got the stable version, since it was last moved. */
const trialSchema = z.object({
  since: z.iso.datetime(),
  percent: percentSchema,
  audience: audienceSchema
    .optional()
    .describe('missing: everybody; else both arms are of these visitors only'),
  canary: trialArmSchema,
  control: trialArmSchema.nullable(),
  evidence: z.number().min(0).describe('against "no worse than stable"; 1 says nothing'),
  threshold: z.number().describe('evidence from which on the canary is rolled back'),
  verdict: z.enum(trialVerdicts),
})

const watchedVersionSchema = figuresSchema.extend({ version: versionSchema })

const pointSchema = z.object({
  at: z.iso.datetime().describe('its beginning'),
  version: versionSchema,
  loads,
  failed,
  errorRate: z.number().min(0).nullable(),
  vitals: vitalP75Schema,
})

const watchedFaultSchema = z.object({
  version: versionSchema,
  kind: z.enum(faultKinds),
  error: z.string(),
  file: z.string().nullable(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  count: z.int(),
  lastAt: z.iso.datetime(),
  composition: z.string().describe('a page in which it happened'),
})

const watchedRemoteSchema = z
  .object({
    name: remoteNameSchema,
    trial: trialSchema.nullable(),
    rolledBack: z
      .object({ version: versionSchema, at: z.iso.datetime(), reason: z.string() })
      .nullable()
      .describe('the last canary ended by analysis, within the last 30 days'),
    versions: z.array(watchedVersionSchema).describe('those that a page used in the window, most used first'),
    series: z.array(pointSchema).describe('by time, then version; a step without a load has no point'),
    faults: z.array(watchedFaultSchema).max(20).describe('most frequent first'),
  })
  .meta({ id: 'AnalysedRemote' })

/** `GET /api/releases/watch?window=hour|day|week`: how the versions of every remote do in browsers. */
export const canaryAnalysisSchema = z
  .object({
    at: z.iso.datetime(),
    window: analysisWindowSchema,
    step: z.enum(['minute', 'hour']),
    remotes: z.array(watchedRemoteSchema),
  })
  .meta({ id: 'Watch' })

/** Where a team wrote what the browser ran. */
const sourcePlaceSchema = z.object({
  file: z.string().describe('as the build names it, without its own prefix'),
  line: z.int(),
  column: z.int(),
  text: z.string().nullable().describe('the line itself, where the map holds it'),
})

const tracedPlaceSchema = codePlaceSchema.extend({
  source: sourcePlaceSchema.nullable().describe('null without a source map that knows'),
})

/**
 * `GET /api/releases/{remote}/faults?window=hour|day|week`, for staff alone: the most frequent faults of a remote, through
 * the private source maps of its versions.
 */
export const tracedFaultsSchema = z
  .object({
    remote: remoteNameSchema,
    faults: z
      .array(
        watchedFaultSchema.extend({
          stack: z.array(tracedPlaceSchema).describe('innermost first; empty where no place is known'),
        }),
      )
      .max(20)
      .describe('most frequent first'),
  })
  .meta({ id: 'TracedFaults' })

export type AnalysisWindow = z.infer<typeof analysisWindowSchema>
export type TrialVerdict = (typeof trialVerdicts)[number]
export type AnalysedTrial = z.infer<typeof trialSchema>
export type AnalysedRemote = z.infer<typeof watchedRemoteSchema>
export type TracedPlace = z.infer<typeof tracedPlaceSchema>
export type TracedFaults = z.infer<typeof tracedFaultsSchema>
export type CanaryAnalysis = z.infer<typeof canaryAnalysisSchema>
