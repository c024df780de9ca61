import type { DayOfViews } from '@rafiq/contracts/members'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useFirstFew } from '../../shared/lists.tsx'
import { ledgerQuery } from './ledger-query.ts'

/** So many days are shown at first. */
const firstDays = 7
const parts = ['profile', 'photo', 'phone'] as const

/** How many members saw the profile, the photo and the number, by day. Who they are is told to nobody. */
export function Views() {
  const { t } = useTranslation('ledger')
  const read = useQuery(ledgerQuery)
  const { data, error } = read
  return (
    <Section title={t('ledger:views.title')} lead={t('ledger:views.lead')}>
      {data ? (
        data.views.length > 0 ? (
          <Days days={data.views} />
        ) : (
          <p className="text-soft">{t('ledger:views.empty')}</p>
        )
      ) : error ? (
        <ReadError level={3} title={t('ledger:views.failed')} read={read} />
      ) : (
        <LoadingState label={t('ledger:views.loading')}>
          <Skeleton className="h-32" />
        </LoadingState>
      )}
    </Section>
  )
}

function Days({ days }: { days: readonly DayOfViews[] }) {
  const { t } = useTranslation('ledger')
  const { date, number } = useFormat()
  const { shown, showAll, focusProps } = useFirstFew({ items: days, keyOf: ({ day }) => day, few: firstDays })
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full text-start tabular-nums">
          <caption className="sr-only">{t('ledger:views.caption')}</caption>
          <thead className="text-sm text-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {t('ledger:views.day')}
              </th>
              {parts.map((part) => (
                <th key={part} scope="col" className="px-1.5 py-2 text-end font-normal">
                  {t(`ledger:views.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((row) => (
              <tr key={row.day} {...focusProps(row)} className="outline-none">
                <th
                  scope="row"
                  className="py-3 pe-2 text-start font-normal max-sm:text-sm min-[24rem]:whitespace-nowrap"
                >
                  <time dateTime={row.day}>
                    <bdi>{date(row.day)}</bdi>
                  </time>
                </th>
                {parts.map((part) => (
                  <td key={part} className="px-1.5 py-3 text-end font-semibold">
                    {number(row[part])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {showAll && (
        <Button variant="quiet" className="mt-4 -ms-5" onClick={showAll}>
          {t('ledger:views.all', { count: days.length })}
        </Button>
      )}
    </>
  )
}
