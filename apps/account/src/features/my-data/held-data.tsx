import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Card, ErrorState, LoadingState, Skeleton } from '@rafiq/ui'
import { AccountData } from './account-data.tsx'
import { AnswersData } from './answers-data.tsx'
import { BlocksData } from './blocks-data.tsx'
import { ChatData } from './chat-data.tsx'
import { ConsentsData } from './consents-data.tsx'
import { ContactsData } from './contacts-data.tsx'
import { exportQuery } from './export-query.ts'
import { NoticesData } from './notices-data.tsx'
import { ReportsData } from './reports-data.tsx'
import { StaffActionsData } from './staff-actions-data.tsx'

/** All that is held on the member, as a person reads it. */
export function HeldData() {
  const { t } = useTranslation(['account', 'common'])
  const { data, isPending, error, isFetching, refetch } = useQuery(exportQuery)
  if (isPending) {
    return (
      <LoadingState label={t('data.loading')}>
        <Card className="space-y-4">
          <Skeleton className="h-7 w-1/3" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </Card>
      </LoadingState>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={t('data.failed')}
        description={t('page.failedHint', { reason: errorText(error, t) })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="space-y-5">
      <AccountData account={data.account} matching={data.matching} sessions={data.sessions.count} />
      {data.profile && <AnswersData answers={data.profile} photo={data.photo} />}
      <ConsentsData consents={data.consents} />
      {data.profile && <ContactsData {...data.connections} />}
      {data.profile && <ChatData {...data.chat} />}
      {data.profile && <BlocksData blocks={data.blocks} />}
      {data.profile && <ReportsData reports={data.moderation.reports} />}
      <NoticesData notices={data.moderation.notices} />
      <StaffActionsData actions={data.moderation.actions} />
    </div>
  )
}
