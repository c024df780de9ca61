import { ScoreRing } from '@rafiq/brand'
import type { MatchCard } from '@rafiq/contracts/matching'
import { placeName } from '@rafiq/contracts/questionnaire'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Building2, Card, Lock, MapPin, Wallet } from '@rafiq/ui'

/** A match before the e-mail is verified: what the score is made of, and nobody's name (design, with-matching). */
export function MatchPreview({ match }: { match: MatchCard }) {
  const { t } = useTranslation(['onboarding', 'common'])
  const language = useLanguage()
  const percent = useFormat().percent(match.matchPercentage)
  return (
    <Card as="li" className="flex items-center gap-4">
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1.5 font-semibold">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-palm" />
          {placeName(match.location, match.area, language)}
        </p>
        <p className="mt-1 flex items-start gap-1.5 text-sm text-soft">
          <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {t('results.hiddenName')}
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Badge icon={<Wallet />}>{t(`questionnaire.budgets.${match.budget}`)}</Badge>
          <Badge tone="dusk" icon={<Building2 />}>
            {t(`common:apartment.${match.hasApartment}.${match.gender}`)}
          </Badge>
        </p>
      </div>
      <ScoreRing
        value={match.matchPercentage}
        text={percent}
        label={t('results.percentLabel', { percent })}
      />
    </Card>
  )
}
