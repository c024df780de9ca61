import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { Card, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { AwayNoticesData } from './away-notices-data.tsx'
import { ChatData, ContactsData, MarksData } from './contact-data.tsx'
import { HabitsData } from './habits-data.tsx'
import { LedgerData } from './ledger-data.tsx'
import { BlocksData, NoticesData, ReportsData, StaffActionsData } from './moderation-data.tsx'
import { AccountData, AnswersData, ConsentsData } from './profile-data.tsx'

/** `GET /api/user/export`: read anew for each look, and not kept after it. */
const exportQuery = queryOptions({
  queryKey: ['/api/user/export'],
  queryFn: ({ signal }) => api.get('/api/user/export', memberExportSchema, { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** All that is held on the member, as a person reads it. */
export function StoredData() {
  const { t } = useTranslation(['account', 'common'])
  const read = useQuery(exportQuery)
  const { data, isPending, error } = read
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
      <ReadError title={t('data.failed')} hint={(reason) => t('page.failedHint', { reason })} read={read} />
    )
  }
  return (
    <div className="space-y-5">
      <AccountData account={data.account} matching={data.matching} sessions={data.sessions.count} />
      {data.profile && <AnswersData answers={data.profile} photo={data.photo} />}
      {data.habits && <HabitsData card={data.habits} />}
      <ConsentsData consents={data.consents} />
      <LedgerData />
      {data.profile && <MarksData marks={data.matchMarks} />}
      {data.profile && <ContactsData {...data.connections} />}
      {data.profile && <ChatData {...data.chat} />}
      {data.profile && <AwayNoticesData {...data.awayNotices} />}
      {data.profile && <BlocksData blocks={data.blocks} />}
      {data.profile && <ReportsData reports={data.moderation.reports} />}
      <NoticesData notices={data.moderation.notices} />
      <StaffActionsData actions={data.moderation.actions} />
    </div>
  )
}
