import { errorText, usePage, useProfile, useRequireSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ErrorState, PageHeader } from '@rafiq/ui'
import { History } from '../features/history/history.tsx'
import { LimitCard } from '../features/limit-status/limit-card.tsx'
import { OutcomeDialog } from '../features/outcome/outcome-dialog.tsx'
import { ShareCard } from '../features/share/share-card.tsx'

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
  const { data: profile, error, isFetching, refetch } = useProfile()
  if (error && !profile) {
    return (
      <ErrorState
        title={t('history.failed')}
        description={t('history.failedHint', { reason: errorText(error, t) })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2 lg:row-start-1">
        <LimitCard />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <History enabled={Boolean(profile)} />
      </div>
      <div className="lg:col-start-2 lg:row-start-2">
        <ShareCard />
      </div>
      <OutcomeDialog />
    </div>
  )
}
