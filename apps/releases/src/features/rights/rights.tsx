import { api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import type { TeamRight, TeamRights } from '@rafiq/platform-contracts'
import { LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { live } from '../../shared/queries.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { RightRow } from './right-row.tsx'

/** What the team of a remote publishes with, and the end of it. */
export function Rights({ remote }: { remote: string }) {
  const { t } = useTranslation(['releases', 'common'])
  const read = useQuery(rightsQuery(remote))
  const { data, error, dataUpdatedAt } = read
  const [asked, setAsked] = useState<TeamRight | null>(null)
  return (
    <Section title={t('rights.title')} lead={t('rights.lead')}>
      {data ? (
        data.rights.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.rights.map((right) => (
              <RightRow key={right.id} right={right} now={dataUpdatedAt} onAsk={setAsked} />
            ))}
          </ul>
        ) : (
          <p className="text-soft">{t('rights.nothing')}</p>
        )
      ) : error ? (
        <ReadError level={3} title={t('rights.failed')} read={read} />
      ) : (
        <LoadingState label={t('rights.loading')}>
          <div className="space-y-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </LoadingState>
      )}
      {asked && <RevokeDialog remote={remote} right={asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}

/** `GET /api/releases/{remote}/rights`: tokens first, each oldest first. */
const rightsQuery = (remote: string) => {
  const path = `/api/releases/${remote}/rights`
  return queryOptions({
    ...live,
    queryKey: [path],
    queryFn: ({ signal }) => api.get<TeamRights>(path, undefined, { signal }),
  })
}
