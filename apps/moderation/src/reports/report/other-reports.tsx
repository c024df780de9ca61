import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { ReportLine } from '../../shared/report-line.tsx'

/** What else was reported about the same person. */
export function OtherReports({ others }: Pick<ModeratorReportDetail, 'others'>) {
  const { t } = useTranslation('moderation')
  return (
    <Section title={t('reports.others.title')}>
      {others.length === 0 ? (
        <p className="text-soft">{t('reports.others.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {others.map((report) => (
            <ReportLine key={report.id} report={report} />
          ))}
        </ul>
      )}
    </Section>
  )
}
