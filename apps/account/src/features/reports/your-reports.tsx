import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { reportsQuery } from '@rafiq/safety'
import { Section } from '@rafiq/ui'
import { FirstFew, ListState, useStaysShown } from '../../shared/lists.tsx'
import { ReportItem } from './report-item.tsx'

/** What the member has reported, how far it is, and what they were told. @param props.ifAny nothing where there is nothing */
export function YourReports({ ifAny = false }: { ifAny?: boolean }) {
  const { t } = useTranslation('account')
  const read = useQuery(reportsQuery)
  const appears = useStaysShown(read)
  if (ifAny && !appears) return null
  return (
    <Section title={t('reports.title')} lead={t('reports.lead')}>
      <ListState
        read={read}
        loading={t('reports.loading')}
        failed={t('reports.failed')}
        empty={t('reports.empty')}
      >
        {(reports) => (
          <FirstFew items={reports} keyOf={({ id }) => id}>
            {(report) => <ReportItem report={report} />}
          </FirstFew>
        )}
      </ListState>
    </Section>
  )
}
