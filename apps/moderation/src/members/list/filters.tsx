import { moderatorStatuses, roles } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { SelectField } from '@rafiq/ui'
import { orders } from './orders.ts'
import { SearchField } from './search-field.tsx'
import { useListQuery } from './use-list-query.ts'

/** Search by e-mail, role and status; on a phone, where the table has no head, the order too. */
export function Filters() {
  const { t } = useTranslation('moderation')
  const { query, change } = useListQuery()
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="max-lg:col-span-2">
        <SearchField search={query.search} onSearch={(search) => change({ search }, { replace: true })} />
      </div>
      <SelectField
        label={t('filters.role')}
        value={query.role ?? 'all'}
        onValueChange={(role) => change({ role: role === 'all' ? null : role })}
        options={(['all', ...roles] as const).map((value) => ({ value, label: t(`filters.roles.${value}`) }))}
      />
      <SelectField
        label={t('filters.status')}
        value={query.status ?? 'all'}
        onValueChange={(status) => change({ status: status === 'all' ? null : status })}
        options={(['all', ...moderatorStatuses] as const).map((value) => ({
          value,
          label: t(`filters.statuses.${value}`),
        }))}
      />
      <SelectField
        className="col-span-2 lg:hidden"
        label={t('filters.order')}
        value={`${query.sort}-${query.order}` as keyof typeof orders}
        onValueChange={(name) => change(orders[name])}
        options={(Object.keys(orders) as (keyof typeof orders)[]).map((value) => ({
          value,
          label: t(`filters.orders.${value}`),
        }))}
      />
    </div>
  )
}
