import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { Moment, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Section } from '@rafiq/ui'
import type { Ref } from 'react'
import { memberPath, reportPath, reportsPath } from '../../shared/paths.ts'
import { useStaffName } from '../../shared/staff-name.tsx'
import { readQueueSearch } from '../queue/queue-search.ts'
import { reportsQuery } from '../queue/reports-query.ts'
import { TemplatePreview } from './messages.tsx'

/** What still waits for somebody, the one that waits longest first. */
const openReports = readQueueSearch(new URLSearchParams())

type OutcomeProps = { report: ModeratorReportDetail; ref: Ref<HTMLHeadingElement> }

/** What was decided, by whom and when, and what was said to whom. */
export function Outcome({ report: { id, outcome, subject, resolvedAt }, ref }: OutcomeProps) {
  const { t } = useTranslation('moderation')
  const { date, time } = useFormat()
  const staffName = useStaffName()
  const { data: open } = useQuery(reportsQuery(openReports))
  const next = open?.items.find((other) => other.id !== id)
  if (outcome === null)
    return (
      <Section
        headingRef={ref}
        title={t('reports.outcome.closed')}
        lead={resolvedAt && <Moment at={resolvedAt} />}
      >
        <p>{t('reports.outcome.closedText')}</p>
      </Section>
    )
  const { at, by, decision, reason, until, toMember, toReporter } = outcome
  const lifted = decision === 'pause' && subject.name !== null
  return (
    <Section
      headingRef={ref}
      title={t(`reports.outcome.decision.${decision}`)}
      lead={
        <span className="wrap-anywhere">
          {t('reports.outcome.by', { name: staffName(by) })} · <Moment at={at} />
        </span>
      }
    >
      <div className="space-y-4">
        {reason && <p>{t('reports.outcome.reason', { reason: t(`reports.reasons.${reason}`) })}</p>}
        {decision === 'pause' && (
          <p>
            {until
              ? t('reports.outcome.until', { date: date(until), time: time(until) })
              : t('reports.outcome.noEnd')}
          </p>
        )}
        <Said label={t('reports.outcome.toMember')} nothing={t('reports.outcome.nothing')}>
          {toMember && <TemplatePreview template={toMember.template} until={until} words={toMember.words} />}
        </Said>
        <Said label={t('reports.outcome.toReporter')} nothing={t('reports.outcome.nothing')}>
          {toReporter && <TemplatePreview template={toReporter} />}
        </Said>
        <div className="flex flex-wrap gap-3">
          <ButtonLink asChild variant="secondary">
            {next ? (
              <Link to={reportPath(next.id)}>{t('reports.outcome.nextReport')}</Link>
            ) : (
              <Link to={reportsPath}>{t('reports.outcome.next')}</Link>
            )}
          </ButtonLink>
          {lifted && (
            <ButtonLink asChild variant="quiet">
              <Link to={memberPath(subject.id)}>{t('reports.outcome.lift')}</Link>
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  )
}

type SaidProps = { label: string; nothing: string; children: React.ReactNode }

function Said({ label, nothing, children }: SaidProps) {
  return (
    <div>
      <h3 className="mb-1 text-sm text-soft">{label}</h3>
      {children || <p>{nothing}</p>}
    </div>
  )
}
