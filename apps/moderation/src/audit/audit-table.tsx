import type { AuditLogEntry } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Card } from '@rafiq/ui'
import { AuditRow } from './audit-row.tsx'
import type { AuditSearch } from './audit-search.ts'
import { groupEntries } from './group-entries.ts'

const columns = ['at', 'actor', 'action', 'subject', 'address'] as const

type AuditTableProps = { entries: readonly AuditLogEntry[]; search: AuditSearch }

/** The entries in words; on a phone each stands under the other as a block of lines. */
export function AuditTable({ entries, search }: AuditTableProps) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  const marked = entries.some(({ addressHash }) => addressHash !== null)
  return (
    <>
      <Card flush className="overflow-hidden">
        <table className="w-full max-md:block">
          <caption className="sr-only">{t('audit.caption')}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {columns
                .filter((column) => marked || column !== 'address')
                .map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="px-3 py-3 text-start text-sm font-semibold text-soft first:ps-5 last:pe-5"
                  >
                    {t(`audit.columns.${column}`)}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {groupEntries(entries).map(({ entry, count }) => (
              <AuditRow
                key={entry.id}
                entry={entry}
                count={count}
                search={search}
                format={format}
                marked={marked}
              />
            ))}
          </tbody>
        </table>
      </Card>
      {marked && <p className="mt-3 max-w-text text-sm text-soft">{t('audit.address.note')}</p>}
    </>
  )
}
