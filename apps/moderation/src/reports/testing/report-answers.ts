import type { ApiAnswers } from '@rafiq/app-kit/testing'
import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { reportId, subjectId } from './a-report.ts'

const path = `/api/moderator/reports/${reportId}`

/** The server's answers about one report; `held.report` is how it stands, and what a test's own answers change. */
export function reportAnswers(held: { report: ModeratorReportDetail }, answers: ApiAnswers = {}): ApiAnswers {
  return {
    [`GET ${path}`]: async () => ({ status: 200, body: held.report }),
    [`GET /api/moderator/users/${subjectId}`]: {
      status: 200,
      body: { language: 'ar', user: { email: 'sara@rafiq.test' } },
    },
    ...answers,
  }
}

/** Does something with the report: it stands differently from then on. */
export const thatChanges =
  (held: { report: ModeratorReportDetail }, change: Partial<ModeratorReportDetail>) => async () => {
    held.report = { ...held.report, ...change }
    return { status: 200, body: held.report }
  }

/** Refuses, because the report came to stand differently meanwhile. */
export const thatRefuses =
  (held: { report: ModeratorReportDetail }, code: string, change: Partial<ModeratorReportDetail> = {}) =>
  async () => {
    held.report = { ...held.report, ...change }
    return { status: 409, body: { code, message: 'No.' } }
  }
