import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { useNavigate, useSearchParams } from '@rafiq/platform/router'
import { Card, EmptyState, LoadingState, PageHeader, ReadError, Skeleton } from '@rafiq/ui'
import { Pager } from '../../shared/pager.tsx'
import { AuditFilters } from '../audit-filters.tsx'
import { auditPageQuery } from '../audit-query.ts'
import { type AuditSearch, auditAddress, readAuditSearch } from '../audit-search.ts'
import { AuditTable } from '../audit-table.tsx'
import { ExportButton } from '../export-button.tsx'

/** `/moderator/audit`: what the team did and read, for admins; the shell keeps others out. */
export function Component() {
  const { t } = useTranslation(['moderation', 'common'])
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = readAuditSearch(params)
  const read = useQuery(auditPageQuery(search))
  const { data, error } = read
  usePage({ title: t('audit.title') })
  const change = (wish: Partial<AuditSearch>) => void navigate({ search: auditAddress(search, wish) })
  const filtered = auditAddress(search, { cursor: search.cursor }) !== ''
  return (
    <>
      <PageHeader
        title={t('audit.title')}
        lead={t('audit.lead')}
        actions={<ExportButton search={search} />}
      />
      <div className="space-y-6">
        <AuditFilters search={search} onChange={change} />
        {data ? (
          <>
            {data.items.length === 0 ? (
              <EmptyState
                title={t(filtered ? 'audit.nothing' : 'audit.empty')}
                description={t(filtered ? 'audit.nothingText' : 'audit.emptyText')}
              />
            ) : (
              <AuditTable entries={data.items} search={search} />
            )}
            <Pager
              label={t('audit.pages')}
              firstLabel={t('audit.first')}
              nextLabel={t('audit.next')}
              first={search.cursor === '' ? null : auditAddress(search)}
              next={data.nextCursor === null ? null : auditAddress(search, { cursor: data.nextCursor })}
            />
          </>
        ) : error ? (
          <ReadError
            title={t('audit.failed')}
            hint={(reason) => t('audit.failedText', { reason })}
            read={read}
          />
        ) : (
          <LoadingState label={t('audit.loading')}>
            <Card className="space-y-4">
              <Skeleton className="h-10" />
              <Skeleton className="h-10" />
              <Skeleton className="h-10" />
            </Card>
          </LoadingState>
        )}
      </div>
    </>
  )
}
