import type { MatchCard as Match } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Card } from '@rafiq/ui'
import { type ReactNode, useId } from 'react'
import { Bio } from './bio.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardHead } from './card-head.tsx'
import { CardPhone } from './card-phone.tsx'
import { LifestyleBadges } from './lifestyle-badges.tsx'
import { ScoreDialog } from './score-dialog.tsx'

type MatchCardProps = { match: Match; safety: ReactNode; contact: ReactNode }

/** One match (spec §2, look): who, where and how well first; then the home, the person, and at the bottom the way on. */
export function MatchCard({ match, safety, contact }: MatchCardProps) {
  const { t } = useTranslation('matches')
  const headingId = useId()
  const name = match.name ?? t('card.nameless')
  return (
    <Card as="article" flush aria-labelledby={headingId} className="flex h-full flex-col overflow-hidden">
      {match.photoUrl && (
        <img
          src={match.photoUrl}
          alt={t('card.photoAlt', { name })}
          loading="lazy"
          decoding="async"
          className="aspect-2/1 w-full bg-sunken object-cover"
        />
      )}
      <div className="grow space-y-5 p-5 sm:p-6">
        <CardHead match={match} name={name} headingId={headingId} />
        <CardFacts match={match} />
        <LifestyleBadges lifestyle={match.lifestyle} />
        {match.bio && <Bio text={match.bio} />}
      </div>
      <footer className="space-y-3 border-t border-line p-5 sm:px-6">
        <div className="flex flex-wrap items-center gap-1">
          {safety}
          <ScoreDialog match={match} name={name} />
        </div>
        <CardPhone phone={match.phone} />
        {contact}
      </footer>
    </Card>
  )
}
