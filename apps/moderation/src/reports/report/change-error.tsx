import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { errorText, isApiError } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Callout } from '@rafiq/ui'
import { useStaffName } from '../../shared/staff-name.tsx'

/**
 * What is no fault: errors that come about because others work on the same reports, and a decision whose end is still
 * on its way. Each has a calm sentence of its own.
 */
const expected = [
  'report-taken',
  'report-not-taken',
  'report-resolved',
  'decision-pending',
  'conflict',
  'forbidden',
  'not-found',
] as const

type ExpectedError = (typeof expected)[number]

const isExpected = (code: string | null): code is ExpectedError => expected.some((one) => one === code)

/** @returns null for what is a fault */
const expectedErrorOf = (error: unknown): ExpectedError | null =>
  isApiError(error) && isExpected(error.code) ? error.code : null

/**
 * Why something was not done. Where somebody of the team was faster, it names them by what the page shows by now, and
 * says that nothing is lost.
 */
export function ChangeError({ error, report }: { error: Error; report: ModeratorReport }) {
  const { t } = useTranslation(['moderation', 'common'])
  const staffName = useStaffName()
  const code = expectedErrorOf(error)
  if (code === null)
    return (
      <Callout tone="danger" role="alert" title={t('reports.refusal.failed')}>
        {errorText(error, t)}
      </Callout>
    )
  const { assignee } = report
  const title =
    code === 'report-taken' && assignee
      ? t('reports.refusal.takenBy', { name: staffName(assignee) })
      : t(`reports.refusal.${code}`)
  return (
    <Callout tone="amber" role="alert" title={title}>
      {t('reports.refusal.calm')}
    </Callout>
  )
}
