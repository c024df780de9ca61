import { noticeText, type OwnReport } from '@rafiq/contracts/moderation'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, CircleCheck, Clock } from '@rafiq/ui'

/** One report: about whom, why, and the answer. */
export function ReportItem({ report }: { report: OwnReport }) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const { date } = useFormat()
  const { at, subject, name, category, words, status, told, closedAt } = report
  const closed = status === 'closed'
  return (
    <article className="space-y-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            {t(`reports.about.${subject}`, { name: name ?? t('reports.nameless') })}
          </h3>
          <p className="text-sm text-soft">
            {t(`common:reportCategory.${category}`)} · <time dateTime={at}>{date(at)}</time>
          </p>
        </div>
        <Badge tone={closed ? 'palm' : 'amber'} icon={closed ? <CircleCheck /> : <Clock />}>
          {t(`reports.status.${status}`)}
        </Badge>
      </div>
      {words !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-soft">
          {words}
        </p>
      )}
      {closed && (
        <div className="rounded-control bg-sunken px-4 py-3">
          <p>{told ? noticeText(told, language).text : t('reports.noAnswer')}</p>
          {closedAt && (
            <p className="mt-1 text-sm text-soft">
              <time dateTime={closedAt}>{date(closedAt)}</time>
            </p>
          )}
        </div>
      )}
    </article>
  )
}
