import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Section } from '@rafiq/ui'
import { Moment } from '../../shared/moment.tsx'
import { reportPath } from '../../shared/paths.ts'
import { StatusBadge } from '../../shared/report-status-badge.tsx'

/** What else was reported about the same person. */
export function OtherReports({ others }: Pick<ModeratorReportDetail, 'others'>) {
  const { t } = useTranslation('moderation')
  return (
    <Section title={t('reports.others.title')}>
      {others.length === 0 ? (
        <p className="text-soft">{t('reports.others.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {others.map(({ id, at, status, decision, category, kind }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0"
            >
              <div className="min-w-0">
                <Link to={reportPath(id)} className="inline-flex min-h-11 items-center font-semibold">
                  {t(`reports.others.row.${kind}`, { category: t(`common:reportCategory.${category}`) })}
                </Link>
                <p className="text-sm text-soft">
                  <Moment at={at} />
                </p>
              </div>
              <StatusBadge status={status} decision={decision} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
