import type { ModeratorUser } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, CircleCheck, EyeOff, PhoneIcon } from '@rafiq/ui'
import { isOwnPause } from './actions/may.ts'

type StatusBadgesProps = { user: Pick<ModeratorUser, 'isActive' | 'pausedByStaff' | 'phoneShareConsent'> }

/** 'Active Matching' or 'Paused', and 'Phone Sharing' (spec §2); beside a pause, whose it is. */
export function StatusBadges({ user }: StatusBadgesProps) {
  const { t } = useTranslation('moderation')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 xl:flex-nowrap xl:gap-x-1 xl:[&>*]:px-2">
      {user.isActive ? (
        <Badge tone="palm" icon={<CircleCheck aria-hidden="true" />}>
          {t('status.active')}
        </Badge>
      ) : (
        <>
          <Badge tone={user.pausedByStaff ? 'amber' : 'neutral'} icon={<EyeOff aria-hidden="true" />}>
            {t('status.paused')}
          </Badge>
          <span className="text-sm text-soft" title={isOwnPause(user) ? t('actions.ownPause') : undefined}>
            {t(user.pausedByStaff ? 'status.byStaff' : 'status.byMember')}
          </span>
          {isOwnPause(user) && <span className="sr-only">{t('actions.ownPause')}</span>}
        </>
      )}
      {user.phoneShareConsent && (
        <Badge tone="dusk" icon={<PhoneIcon aria-hidden="true" />}>
          {t('status.phone')}
        </Badge>
      )}
    </span>
  )
}
