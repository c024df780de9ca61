import { useProfile } from '@rafiq/app-kit'
import { isStaff } from '@rafiq/contracts/accounts'
import { usePage, useRequireSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageHeader, ReadError } from '@rafiq/ui'
import { ContactActions } from '../features/contact/contact-actions.tsx'
import { HabitsDialog } from '../features/habits/habits-dialog.tsx'
import { LimitNote } from '../features/limit-status/limit-note.tsx'
import { NotForMe } from '../features/marks/not-for-me.tsx'
import { PutAsideDialog } from '../features/marks/put-aside-dialog.tsx'
import { usePutAsideToast } from '../features/marks/put-aside-toast.ts'
import { SaveToggle } from '../features/marks/save-toggle.tsx'
import { MatchCard } from '../features/match-card/match-card.tsx'
import { MatchList } from '../features/match-list/match-list.tsx'
import { OutcomeDialog } from '../features/outcome/outcome-dialog.tsx'
import { SafetyDialog } from '../features/safety/safety-dialog.tsx'
import { TeamAccount } from '../shared/team-account.tsx'

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
  const read = useProfile()
  const { data: profile, error } = read
  usePutAsideToast()
  if (error && !profile) {
    return (
      <ReadError title={t('page.failed')} hint={(reason) => t('page.failedHint', { reason })} read={read} />
    )
  }
  if (profile && isStaff(profile.role)) return <TeamAccount role={profile.role} />
  return (
    <>
      <LimitNote />
      <MatchList>
        {(match, photoLinks, isShared) => (
          <MatchCard
            match={match}
            isShared={isShared}
            photoLinks={photoLinks}
            safety={<SafetyDialog />}
            save={<SaveToggle match={match} name={match.name ?? t('card.nameless')} />}
            habits={
              match.habits && <HabitsDialog habits={match.habits} name={match.name ?? t('card.nameless')} />
            }
            contact={
              <>
                <ContactActions match={match} />
                {match.connectionStatus === null && (
                  <NotForMe match={match} name={match.name ?? t('card.nameless')} />
                )}
              </>
            }
          />
        )}
      </MatchList>
      <PutAsideDialog />
      <OutcomeDialog />
    </>
  )
}
