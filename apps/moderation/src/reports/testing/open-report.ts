import type { ApiAnswers } from '@rafiq/app-kit/testing'
import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import type { Language } from '@rafiq/platform-contracts'
import { screen } from '@testing-library/react'
import { showPanel } from '../../testing/show.tsx'
import { aReportDetail, reportId } from './a-report.ts'
import { reportAnswers } from './report-answers.ts'

type Held = { report: ModeratorReportDetail }

/** What an element says, without the marks that keep addresses apart from what is around them. */
export const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')

/** The page of a report; `answers` are those to what a test does. */
export function openReport(
  overrides: Partial<ModeratorReportDetail> = {},
  answers: (held: Held) => ApiAnswers = () => ({}),
  language: Language = 'en',
) {
  const held: Held = { report: aReportDetail(overrides) }
  const shown = showPanel({
    at: `/moderator/reports/${reportId}`,
    language,
    answers: reportAnswers(held, answers(held)),
  })
  const sent = () => shown.calls.filter(({ method }) => method !== 'GET')
  const press = async (name: string) => shown.user.click(await screen.findByRole('button', { name }))
  const choose = async (name: RegExp) => shown.user.click(await screen.findByRole('radio', { name }))
  return { ...shown, held, sent, press, choose }
}
