import type { ModeratorPause } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Callout, EyeOff } from '@rafiq/ui'

/** The pause that is on: why, since when, until when, and what the team noted. */
export function PauseNotice({ pause }: { pause: ModeratorPause }) {
  const { t } = useTranslation('moderation')
  const { date, time } = useFormat()
  const { reason, since, until, note } = pause
  return (
    <Callout
      tone="amber"
      icon={<EyeOff />}
      title={t('detail.pausedFor', { reason: t(`reports.reasons.${reason}`) })}
    >
      <p>
        {t('detail.since', { date: date(since), time: time(since) })}{' '}
        {until === null ? t('pause.untilLifted') : t('pause.until', { date: date(until), time: time(until) })}
      </p>
      {note && (
        <p className="mt-2">
          <span className="text-soft">{t('pause.note')}: </span>
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            {note}
          </span>
        </p>
      )}
    </Callout>
  )
}

/** Matching that the member has switched off: what staff can and cannot do about it. */
export function OwnPauseNotice() {
  const { t } = useTranslation('moderation')
  return (
    <Callout icon={<EyeOff />} title={t('detail.ownPause')}>
      {t('detail.ownPauseText')}
    </Callout>
  )
}
