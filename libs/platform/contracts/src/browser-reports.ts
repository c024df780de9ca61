import { z } from 'zod'
import { beaconLimits } from './beacons.ts'

/** What a browser sends to the endpoint of a document's `Reporting-Endpoints`. */
export const browserReportsType = 'application/reports+json'

/** Of one delivery. */
export const browserReportLimits = { bytes: beaconLimits.bytes, reports: 20 } as const

/**
 * `POST /api/browser-reports?composition=&page=` → 202: of these reports the crashes count, which no page lives to tell. What
 * else browsers report of their own accord is taken and forgotten.
 */
export const browserReportsSchema = z
  .array(
    z.object({
      type: z.string().max(60),
      url: z.string().max(2_000).optional(),
      body: z.looseObject({ reason: z.string().max(60).optional().catch(undefined) }).nullish(),
    }),
  )
  .min(1)
  .max(browserReportLimits.reports)
  .meta({ id: 'BrowserReports' })

export type BrowserReports = z.infer<typeof browserReportsSchema>
