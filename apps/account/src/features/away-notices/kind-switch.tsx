import type { AwayNoticeKind, NoticeWay } from '@rafiq/contracts/members'
import { useTranslation } from '@rafiq/platform/i18n'
import { Switch } from '@rafiq/ui'

type KindSwitchProps = {
  way: NoticeWay
  kind: AwayNoticeKind
  wanted: boolean
  busy: boolean
  disabled?: boolean
  onWanted: (wanted: boolean) => void
}

/** Whether a kind of notice comes by one way. */
export function KindSwitch({ way, kind, wanted, busy, disabled, onWanted }: KindSwitchProps) {
  const { t } = useTranslation('account')
  return (
    <Switch
      label={t(`away.${way}.${kind}.label`)}
      description={t(`away.${way}.${kind}.text`)}
      checked={wanted}
      disabled={disabled}
      aria-busy={busy}
      onChange={(event) => onWanted(event.currentTarget.checked)}
    />
  )
}
