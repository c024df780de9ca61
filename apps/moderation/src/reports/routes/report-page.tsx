import { errorText, isApiError, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link, useLocation, useParams } from '@rafiq/platform/router'
import { ArrowBack, ButtonLink, EmptyState, ErrorState, LoadingState, PageHeader, Skeleton } from '@rafiq/ui'
import { reportsPath } from '../../shared/paths.ts'
import { isolateName } from '../isolate.ts'
import { reportQuery } from '../report/report-query.ts'
import { ReportStanding } from '../report/report-standing.tsx'
import { ReportView } from '../report/report-view.tsx'

/** `/moderator/reports/:id`: what was reported, as it was; what one does about it; what happened. */
export function Component() {
  const { t } = useTranslation(['moderation', 'common'])
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(reportQuery(id))
  const title = data ? titleOf(data, t('reports.people.gone')) : null
  const heading = title
    ? t(`reports.report.title.${title.kind}`, { name: title.name })
    : t('reports.report.untitled')
  usePage({ title: heading })
  return (
    <>
      <PageHeader above={<BackToQueue />} title={heading} lead={data && <ReportStanding report={data} />} />
      {data ? (
        <ReportView key={data.id} report={data} />
      ) : error ? (
        <Unreadable
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
          reason={errorText(error, t)}
        />
      ) : (
        <LoadingState label={t('reports.report.loading')}>
          <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
            <Skeleton className="h-80" />
            <Skeleton className="h-60" />
          </div>
        </LoadingState>
      )}
    </>
  )
}

const titleOf = (
  { kind, subject }: { kind: 'profile' | 'message'; subject: { name: string | null } },
  gone: string,
) => ({
  kind,
  name: subject.name === null ? gone : isolateName(subject.name),
})

/** The queue as it was when one left it. */
function BackToQueue() {
  const { t } = useTranslation('moderation')
  const { state } = useLocation() as { state: { queue?: unknown } | null }
  const search = typeof state?.queue === 'string' ? state.queue : ''
  return (
    <Link to={{ pathname: reportsPath, search }} className="inline-flex min-h-11 items-center gap-2">
      <ArrowBack aria-hidden="true" className="size-5" />
      {t('reports.report.back')}
    </Link>
  )
}

type UnreadableProps = { error: Error; reason: string; busy: boolean; onRetry: () => void }

/** A report that is not there (as one about the one who looks is not, for them), or why it cannot be read. */
function Unreadable({ error, reason, busy, onRetry }: UnreadableProps) {
  const { t } = useTranslation('moderation')
  if (!isApiError(error) || error.status !== 404) {
    return (
      <ErrorState title={t('reports.report.failed')} description={reason} busy={busy} onRetry={onRetry} />
    )
  }
  return (
    <EmptyState
      drawing="key"
      title={t('reports.report.unknown')}
      description={t('reports.report.unknownText')}
      action={
        <ButtonLink asChild variant="secondary">
          <Link to={reportsPath}>{t('reports.report.back')}</Link>
        </ButtonLink>
      }
    />
  )
}
