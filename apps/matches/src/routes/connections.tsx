import { useProfile } from '@rafiq/app-kit'
import { isStaff } from '@rafiq/contracts/accounts'
import { usePage, useRequireSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageHeader, ReadError } from '@rafiq/ui'
import { History } from '../features/history/history.tsx'
import { LimitCard } from '../features/limit-status/limit-card.tsx'
import { OutcomeDialog } from '../features/outcome/outcome-dialog.tsx'
import { ReceivedContacts } from '../features/received/received-contacts.tsx'
import { ShareCard } from '../features/share/share-card.tsx'
import { TeamAccount } from '../shared/team-account.tsx'

/** `/connections`: the caller's contacts and how many may still wait, for members only. */
export function Component() {
  const { t } = useTranslation('matches')
  const signedIn = useRequireSession()
  usePage({ title: t('connections.title') })
  if (!signedIn) return null
  return (
    <>
      <PageHeader title={t('connections.title')} lead={t('connections.lead')} />
      <Connections />
    </>
  )
}

/** The contacts are asked for when the profile is loaded (spec §7). */
function Connections() {
  const { t } = useTranslation(['matches', 'common'])
  const read = useProfile()
  const { data: profile, error } = read
  if (error && !profile) {
    return (
      <ReadError
        title={t('history.failed')}
        hint={(reason) => t('history.failedHint', { reason })}
        read={read}
      />
    )
  }
  // Who was a member before keeps the contacts of that time.
  if (profile && isStaff(profile.role) && profile.budget === null) return <TeamAccount role={profile.role} />
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2 lg:row-start-1">
        <LimitCard />
      </div>
      <div className="space-y-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <ReceivedContacts enabled={Boolean(profile)} />
        <History enabled={Boolean(profile)} />
      </div>
      <div className="lg:col-start-2 lg:row-start-2">
        <ShareCard />
      </div>
      <OutcomeDialog />
    </div>
  )
}
