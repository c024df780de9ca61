import { browserReportLimits, browserReportsType } from '@rafiq/platform-contracts'
import { MalformedError, readJson } from '@rafiq/service-kit'
import type { FastifyInstance } from 'fastify'

/** Lets the type of browsers' reports in, and no more of it than they have use for. */
export function takeBrowserReports(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    browserReportsType,
    { parseAs: 'string', bodyLimit: browserReportLimits.bytes },
    (_request, body, done) => {
      const reports = readJson(String(body))
      if (reports === undefined) done(new MalformedError())
      else done(null, reports)
    },
  )
}

/** Of a document: `default` is where browsers send crashes, as long as no other name is agreed upon. */
export const reportingEndpoints = (composition: string, page: string): Record<string, string> => ({
  'reporting-endpoints': `default="/api/browser-reports?${new URLSearchParams({ composition, page })}"`,
})
