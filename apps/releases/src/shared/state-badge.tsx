import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus } from '@rafiq/platform-contracts'
import { Badge, CircleCheck, EyeOff, SlidersHorizontal, TriangleAlert } from '@rafiq/ui'
import { hasErrors, healthOf } from './health.ts'
import { useFigures } from './use-figures.ts'

type StateBadgeProps = {
  status: Pick<RemoteStatus, 'stable' | 'canary' | 'disabled'>
  /** Of the stable version in the last hour, where it was measured. */
  figures?: Parameters<typeof healthOf>[1]
}

/** What a remote is to visitors now, in a word. */
export function StateBadge({ status, figures }: StateBadgeProps) {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const { rate, duration } = useFigures()
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
        {canary.audience ? t('state.canaryOf') : t('state.canary', { share: percent(canary.percent) })}
      </Badge>
    )
  }
  if (stable === null) return <Badge>{t('state.unreleased')}</Badge>
  const health = healthOf(status, figures)
  if (figures && (health === 'failing' || health === 'degraded')) {
    return (
      <Badge tone={health === 'failing' ? 'clay' : 'amber'} icon={<TriangleAlert aria-hidden="true" />}>
        {hasErrors(figures)
          ? t('state.failing', { rate: rate(figures.errorRate) })
          : t('state.slow', { time: duration(figures.vitals.lcp) })}
      </Badge>
    )
  }
  return (
    <Badge tone="palm" icon={<CircleCheck aria-hidden="true" />}>
      {t('state.stable')}
    </Badge>
  )
}
