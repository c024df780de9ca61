import { errorText, isApiError, paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Callout } from '@rafiq/ui'

/** Why a report was not taken, and that nothing of it is lost. */
export function ReportProblem({ error }: { error: Error }) {
  const { t } = useTranslation(['safety', 'common'])
  const code = isApiError(error) ? error.code : null
  const told = code === 'report-exists' || code === 'report-limit'
  return (
    <Callout tone={told ? 'amber' : 'danger'} role="alert" title={t('safety:report.failed')}>
      <p>{code === 'not-found' ? t('safety:report.gone') : errorText(error, t)}</p>
      {!told && code !== 'not-found' && <p>{t('safety:report.kept')}</p>}
      {code !== 'report-exists' && (
        <p>
          {t('safety:report.danger')} <Link to={paths.support}>{t('safety:report.support')}</Link>
        </p>
      )}
    </Callout>
  )
}
