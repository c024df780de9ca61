import type { ModeratorReport } from '@rafiq/contracts'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Callout } from '@rafiq/ui'
import { useStaffName } from '../staff-name.tsx'
import { refusalOf } from './refusal.ts'

/**
 * Why something was not done. Where somebody of the team was faster, it names them by what the page shows by now, and
 * says that nothing is lost.
 */
export function RefusalNote({ error, report }: { error: Error; report: ModeratorReport }) {
  const { t } = useTranslation(['moderation', 'common'])
  const staffName = useStaffName()
  const refusal = refusalOf(error)
  if (refusal === null)
    return (
      <Callout tone="danger" role="alert" title={t('reports.refusal.failed')}>
        {errorText(error, t)}
      </Callout>
    )
  const { assignee } = report
  const title =
    refusal === 'report-taken' && assignee
      ? t('reports.refusal.takenBy', { name: staffName(assignee) })
      : t(`reports.refusal.${refusal}`)
  return (
    <Callout tone="amber" role="alert" title={title}>
      {t('reports.refusal.calm')}
    </Callout>
  )
}
