import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus } from '@rafiq/platform-contracts'
import { Badge, CircleCheck, EyeOff, SlidersHorizontal, TriangleAlert } from '@rafiq/ui'
import { useFigures } from './use-figures.ts'

type StateBadgeProps = {
  status: Pick<RemoteStatus, 'stable' | 'canary' | 'disabled'>
  /** Of the stable version in the last hour, where it was measured. */
  errorRate?: number | null | undefined
}

/** From this share of failing pages on, a remote is not well, and does not look it. */
const failing = 0.05

/** What a remote is to visitors now, in a word. */
export function StateBadge({ status, errorRate = null }: StateBadgeProps) {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const { rate } = useFigures()
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
  if (errorRate !== null && errorRate >= failing) {
    return (
      <Badge tone="clay" icon={<TriangleAlert aria-hidden="true" />}>
        {t('state.failing', { rate: rate(errorRate) })}
      </Badge>
    )
  }
  return (
    <Badge tone="palm" icon={<CircleCheck aria-hidden="true" />}>
      {t('state.stable')}
    </Badge>
  )
}
