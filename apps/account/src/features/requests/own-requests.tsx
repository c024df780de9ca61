import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Section } from '@rafiq/ui'
import { FirstFew, ListState } from '../../shared/lists.tsx'
import { requestsQuery } from './queries.ts'
import { RequestItem } from './request-item.tsx'

/** What the member has asked for, how far it is, and the answers. */
export function OwnRequests() {
  const { t } = useTranslation('requests')
  const read = useQuery(requestsQuery)
  return (
    <Section title={t('requests:list.title')}>
      <ListState
        read={read}
        loading={t('requests:list.loading')}
        failed={t('requests:list.failed')}
        empty={t('requests:list.empty')}
      >
        {(requests) => (
          <FirstFew items={requests} keyOf={({ id }) => id}>
            {(request) => <RequestItem request={request} />}
          </FirstFew>
        )}
      </ListState>
    </Section>
  )
}
