import type { MatchCard } from '@rafiq/contracts/matching'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Dialog } from '@rafiq/ui'
import { scoreParts } from './score-parts.ts'

/** How the points of one match add up, on demand. */
export function ScoreDialog({ match, name }: { match: MatchCard; name: string }) {
  const { t } = useTranslation('matches')
  const { number, percent } = useFormat()
  const total = percent(match.matchPercentage)
  return (
    <Dialog
      trigger={
        <Button variant="quiet" className="-me-3 px-3!">
          {t('points.open')}
        </Button>
      }
      title={t('points.title', { name })}
      description={t('points.lead')}
    >
      <dl className="space-y-4">
        {scoreParts(match.points).map(({ name: part, points, max }) => (
          <div key={part} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
            <dt>{t(`points.parts.${part}`)}</dt>
            <dd className="text-soft tabular-nums">
              {t('points.of', { points: number(points), max: number(max) })}
            </dd>
            <dd aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-line">
              <div
                className="h-full rounded-full bg-palm"
                style={{ inlineSize: `${(points / max) * 100}%` }}
              />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-4 text-lg font-semibold">
          <dt>{t('points.total')}</dt>
          <dd className="text-palm tabular-nums">{total}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
