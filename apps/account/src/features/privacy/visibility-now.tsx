import type { StaffPause } from '@rafiq/contracts'
import { paths, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Callout, Eye, Lock } from '@rafiq/ui'
import type { Visibility } from './visibility.ts'

/** Who sees what at this moment; heard when the switch changes it. */
export function VisibilityNow({ visibility, pause }: { visibility: Visibility; pause: StaffPause | null }) {
  const { t } = useTranslation('account')
  const { date } = useFormat()
  const seen = visibility === 'shared' || visibility === 'visible'
  return (
    <Callout
      className="mt-5"
      role="status"
      tone={visibility === 'paused' ? 'amber' : seen ? 'success' : 'info'}
      icon={seen ? <Eye /> : <Lock />}
      title={t(`privacy.now.${visibility}.title`)}
    >
      <p>{t(`privacy.now.${visibility}.text`)}</p>
      {pause && (
        <p className="mt-2 font-semibold">
          {t('privacy.pause.reason', { reason: t(`privacy.pause.reasons.${pause.reason}`) })}{' '}
          {pause.until !== null && t('privacy.pause.until', { date: date(pause.until) })}
        </p>
      )}
      {visibility === 'paused' && (
        <p className="mt-2">
          <Link to={paths.support}>{t('privacy.support')}</Link>
        </p>
      )}
    </Callout>
  )
}
