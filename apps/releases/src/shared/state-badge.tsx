import type { RemoteStatus } from '@rafiq/contracts'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, CircleCheck, EyeOff, SlidersHorizontal } from '@rafiq/ui'

/** What a remote is to visitors now, in a word. */
export function StateBadge({ status }: { status: Pick<RemoteStatus, 'stable' | 'canary' | 'disabled'> }) {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const { stable, canary, disabled } = status
  if (disabled) {
    return (
      <Badge tone="clay" icon={<EyeOff aria-hidden="true" />}>
        {t('state.disabled')}
      </Badge>
    )
  }
  if (canary) {
    return (
      <Badge tone="dusk" icon={<SlidersHorizontal aria-hidden="true" />}>
        {t('state.canary', { share: percent(canary.percent) })}
      </Badge>
    )
  }
  if (stable === null) return <Badge>{t('state.unreleased')}</Badge>
  return (
    <Badge tone="palm" icon={<CircleCheck aria-hidden="true" />}>
      {t('state.stable')}
    </Badge>
  )
}
