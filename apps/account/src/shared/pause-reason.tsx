import type { StaffPause } from '@rafiq/contracts/members'
import { linkTo, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { appealPath } from './paths.ts'

/** Why the team has paused the account, until when, and where to write about it. */
export function PauseReason({ pause }: { pause: StaffPause | null }) {
  const { t } = useTranslation('account')
  const { date } = useFormat()
  return (
    <>
      {pause && (
        <p className="mt-2 font-semibold">
          {t('privacy.pause.reason', { reason: t(`privacy.pause.reasons.${pause.reason}`) })}{' '}
          {pause.until !== null && t('privacy.pause.until', { date: date(pause.until) })}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to={appealPath('pause')} className="inline-flex min-h-11 items-center">
          {t('requests.appeal')}
        </Link>
        <Link to={linkTo('support')} className="inline-flex min-h-11 items-center">
          {t('privacy.support')}
        </Link>
      </p>
    </>
  )
}
