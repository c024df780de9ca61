import type { StaffAccess, StaffAct } from '@rafiq/contracts/moderation'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'

/** What was only looked at: what it showed is told, and a reason is not always asked for. */
const looks: readonly StaffAct[] = [
  'listed',
  'opened',
  'reviewed',
  'report-read',
  'requests-read',
  'log-read',
]

/** One access: what it was, in which role, when and why. */
export function AccessItem({ access }: { access: StaffAccess }) {
  const { t } = useTranslation(['ledger', 'common'])
  const { act, role, at, reason, times } = access
  const isLook = looks.includes(act)
  return (
    <>
      <h3 className="font-semibold">{t(`ledger:act.${act}`, { defaultValue: act })}</h3>
      {isLook && <p>{t(`ledger:seen.${act}`)}</p>}
      {reason !== null ? (
        <p>{t('ledger:why', { reason: t(`ledger:reason.${reason}`, { defaultValue: reason }) })}</p>
      ) : (
        isLook && <p>{t('ledger:routine')}</p>
      )}
      <p className="text-sm text-soft">
        {t(`ledger:role.${role}`)} · <Moment at={at} />
        {times > 1 && <> · {t('ledger:times', { count: times })}</>}
      </p>
    </>
  )
}
