import { ScoreRing } from '@rafiq/brand'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Card, Lock, MapPin } from '@rafiq/ui'

/** The proof: a card as members see it, with the real score badge and how its points add up. */
export function SampleMatch() {
  const { t } = useTranslation('home')
  const { percent, number } = useFormat()
  const shown = percent(sampleScore)
  return (
    <Card
      as="section"
      aria-label={t('home:sample.label')}
      className="relative w-full max-w-form justify-self-center"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <Badge>{t('home:sample.badge')}</Badge>
          <p className="mt-3 text-xl font-semibold">{t('home:sample.name')}</p>
          <p className="mt-1 flex items-center gap-1.5 text-soft">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {t('home:sample.place')}
          </p>
        </div>
        <ScoreRing
          size="lg"
          value={sampleScore}
          text={shown}
          label={t('home:sample.score', { percent: shown })}
          caption={t('home:sample.caption')}
        />
      </div>
      <h2 className="mt-5 text-sm font-semibold text-soft">{t('home:sample.how')}</h2>
      <dl className="mt-2 space-y-2.5 text-sm">
        {samplePoints.map(({ part, points, max, share }) => (
          <div key={part} className="grid grid-cols-[1fr_auto] gap-x-3">
            <dt>{t(`home:sample.parts.${part}`)}</dt>
            <dd className="text-soft tabular-nums">
              {t('home:sample.of', { points: number(points), max: number(max) })}
            </dd>
            <div aria-hidden="true" className="col-span-2 mt-1 h-1.5 overflow-hidden rounded-full bg-line">
              <div className={`h-full rounded-full bg-palm ${share}`} />
            </div>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex items-center gap-2 border-t border-line pt-4 text-sm text-soft">
        <Lock aria-hidden="true" className="size-4 shrink-0" />
        {t('home:sample.private')}
      </p>
    </Card>
  )
}

/** A true sum of the score's parts (design, Matching): two of three lifestyles in common, all else close. `share` is a class: the document's policy has no room for a style in HTML. */
const samplePoints = [
  { part: 'location', points: 30, max: 30, share: 'w-full' },
  { part: 'budget', points: 25, max: 25, share: 'w-full' },
  { part: 'lifestyle', points: 17, max: 25, share: 'w-17/25' },
  { part: 'apartment', points: 10, max: 10, share: 'w-full' },
  { part: 'sharing', points: 5, max: 10, share: 'w-1/2' },
] as const

const sampleScore: number = samplePoints.reduce((sum, { points }) => sum + points, 0)
