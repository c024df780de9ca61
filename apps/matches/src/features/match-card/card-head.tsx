import type { MatchCard } from '@rafiq/contracts'
import { placeName } from '@rafiq/contracts'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { MapPin, ScoreRing } from '@rafiq/ui'

type CardHeadProps = { match: MatchCard; name: string; headingId: string }

export function CardHead({ match, name, headingId }: CardHeadProps) {
  const { t } = useTranslation(['matches', 'common'])
  const language = useLanguage()
  const percent = useFormat().percent(match.matchPercentage)
  const about = [
    match.age === null ? null : t('card.age', { count: match.age }),
    t(`common:gender.${match.gender}`),
  ].filter(Boolean)
  return (
    <header className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 id={headingId} className="text-xl font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="mt-1 tabular-nums">{about.join(' · ')}</p>
        <p className="mt-1 flex items-start gap-1.5 text-soft">
          <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {placeName(match.location, match.area, language)}
        </p>
      </div>
      <ScoreRing value={match.matchPercentage} text={percent} label={t('card.percentLabel', { percent })} />
    </header>
  )
}
