import type { PhotoLinks } from '@rafiq/app-kit'
import { ScoreRing } from '@rafiq/brand'
import type { MatchCard as Match } from '@rafiq/contracts/matching'
import { CardPhone, MemberCard } from '@rafiq/match-card'
import { slotsOf, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { SafetyMenu } from '@rafiq/safety'
import type { ReactNode } from 'react'
import type config from '../../../remote.config.ts'
import { outcomeQuestions } from '../../shared/outcome-questions.ts'
import { ScoreDialog } from './score-dialog.tsx'

/** What other remotes add to what can be done with a match. */
const CardActions = slotsOf<typeof config>()('matches.card.actions')

type MatchCardProps = {
  match: Match
  /** City and gender are said elsewhere. */
  isShared: boolean
  photoLinks: PhotoLinks
  safety: ReactNode
  save: ReactNode
  habits: ReactNode
  contact: ReactNode
}

/** One match (spec §2, look): the member with the score beside the name, and at the bottom the way on. */
export function MatchCard({ match, isShared, photoLinks, safety, save, habits, contact }: MatchCardProps) {
  const { t } = useTranslation('matches')
  const percent = useFormat().percent(match.matchPercentage)
  const name = match.name ?? t('card.nameless')
  return (
    <MemberCard
      member={match}
      isShared={isShared}
      name={name}
      heading="h2"
      photoAlt={t('card.photoAlt', { name })}
      photoLinks={photoLinks}
      score={
        <ScoreRing value={match.matchPercentage} text={percent} label={t('card.percentLabel', { percent })} />
      }
      menu={
        <>
          <SafetyMenu
            person={{ id: match.id, name }}
            onBlocked={() => outcomeQuestions.drop({ matchedUserId: match.id })}
          />
          {save}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-1">
        {safety}
        <ScoreDialog match={match} name={name} />
      </div>
      {habits}
      <CardPhone phone={match.phone} hidden={t('card.noPhone')} link />
      {contact}
      <CardActions memberId={match.id} name={name} />
    </MemberCard>
  )
}
