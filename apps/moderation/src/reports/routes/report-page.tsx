import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { isApiError, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link, useLocation, useParams } from '@rafiq/platform/router'
import {
  ArrowBack,
  ButtonLink,
  EmptyState,
  LoadingState,
  PageHeader,
  ReadError,
  type ReadErrorProps,
  Skeleton,
} from '@rafiq/ui'
import { isolateName } from '../../shared/isolate.ts'
import { reportsPath } from '../../shared/paths.ts'
import { DecisionSection } from '../decision/decision-section.tsx'
import { Assignment } from '../report/assignment.tsx'
import { Evidence } from '../report/evidence.tsx'
import { OtherReports } from '../report/other-reports.tsx'
import { ReportNotes } from '../report/report-notes.tsx'
import { ReportPeople } from '../report/report-people.tsx'
import { ReportStanding } from '../report/report-standing.tsx'
import { reportQuery } from '../report-requests.ts'

/** `/moderator/reports/:id`: what was reported, as it was; what one does about it; what happened. */
export function Component() {
  const { t } = useTranslation(['moderation', 'common'])
  const { id = '' } = useParams()
  const read = useQuery(reportQuery(id))
  const { data, error } = read
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
        <Unreadable read={read} />
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

/** A report that is not there (as one about the one who looks is not, for them), or why it cannot be read. */
function Unreadable({ read }: Pick<ReadErrorProps, 'read'>) {
  const { t } = useTranslation('moderation')
  if (!isApiError(read.error) || read.error.status !== 404) {
    return <ReadError title={t('reports.report.failed')} read={read} />
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

/** A report: what it is about on one side, what one does about it on the other; on a phone one after the other. */
export function ReportView({ report }: { report: ModeratorReportDetail }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 max-sm:wrap-anywhere lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="space-y-5">
        <ReportPeople report={report} />
        <Evidence report={report} />
      </div>
      <div className="space-y-5 lg:row-span-2">
        <Assignment report={report} />
        <DecisionSection report={report} />
        <ReportNotes report={report} />
      </div>
      <OtherReports others={report.others} />
    </div>
  )
}
