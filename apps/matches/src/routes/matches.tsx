import { usePage, useRequireSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageHeader } from '@rafiq/ui'
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
      <LimitNote />
      <MatchList>
        {(match) => (
          <MatchCard match={match} safety={<SafetyDialog />} contact={<ContactActions match={match} />} />
        )}
      </MatchList>
      <OutcomeDialog />
    </>
  )
}
