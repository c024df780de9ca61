import { errorText, usePage, useProfile, useRequireSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ErrorState, PageHeader } from '@rafiq/ui'
import { ContactActions } from '../features/contact/contact-actions.tsx'
import { LimitNote } from '../features/limit-status/limit-note.tsx'
import { MatchCard } from '../features/match-card/match-card.tsx'
import { MatchList } from '../features/match-list/match-list.tsx'
import { OutcomeDialog } from '../features/outcome/outcome-dialog.tsx'
import { SafetyDialog } from '../features/safety/safety-dialog.tsx'

/** `/matches`: the caller's matches, for members only. */
export function Component() {
  const { t } = useTranslation('matches')
  const signedIn = useRequireSession()
  usePage({ title: t('page.title') })
  if (!signedIn) return null
  return (
    <>
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <Matches />
    </>
  )
}

/** Profile and matches are read side by side. Without a profile no contact could be recorded, so then there are none. */
function Matches() {
  const { t } = useTranslation(['matches', 'common'])
  const { data: profile, error, isFetching, refetch } = useProfile()
  if (error && !profile) {
    return (
      <ErrorState
        title={t('page.failed')}
        description={t('page.failedHint', { reason: errorText(error, t) })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <>
      <LimitNote />
      <MatchList>
        {(match, photoLinks) => (
          <MatchCard
            match={match}
            photoLinks={photoLinks}
            safety={<SafetyDialog />}
            contact={<ContactActions match={match} />}
          />
        )}
      </MatchList>
      <OutcomeDialog />
    </>
  )
}
