import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link, useParams } from '@rafiq/platform/router'
import { ArrowBack, ButtonLink, EmptyState, Ltr, PageHeader } from '@rafiq/ui'
import { OverviewSkeleton } from '../features/overview/overview-skeleton.tsx'
import { overviewPath } from '../shared/paths.ts'
import { statusQuery } from '../shared/queries.ts'
import { Freshness, StatusFailed } from '../shared/reading.tsx'
import { StateBadge } from '../shared/state-badge.tsx'
import { isolate } from '../shared/values.tsx'
import { RemoteSections } from './remote-sections.tsx'

/** `/releases/:remote`: one remote, and moving its channels. */
export function Component() {
  const { t } = useTranslation(['releases', 'common'])
  const { remote = '' } = useParams()
  const read = useQuery(statusQuery)
  const { data, error } = read
  const status = data?.remotes.find(({ name }) => name === remote)
  usePage({ title: t('remote.title', { remote: isolate(remote) }) })
  return (
    <>
      <PageHeader
        above={
          <Link to={overviewPath} className="inline-flex min-h-11 items-center gap-2">
            <ArrowBack aria-hidden="true" className="size-5" />
            {t('remote.back')}
          </Link>
        }
        title={<Ltr>{remote}</Ltr>}
        lead={status && <StateBadge status={status} />}
      />
      {status ? (
        <div className="space-y-5">
          <Freshness read={read} />
          <RemoteSections key={remote} status={status} />
        </div>
      ) : data ? (
        <EmptyState
          title={t('remote.unknown')}
          description={t('remote.unknownText', { remote: isolate(remote) })}
          action={
            <ButtonLink asChild variant="secondary">
              <Link to={overviewPath}>{t('remote.back')}</Link>
            </ButtonLink>
          }
        />
      ) : error ? (
        <StatusFailed read={read} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}
