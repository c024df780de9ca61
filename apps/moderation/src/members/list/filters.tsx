import { moderatorStatuses } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { IconButton, SelectField, SlidersHorizontal } from '@rafiq/ui'
import { useId, useState } from 'react'
import { isFiltered } from './list-query.ts'
import { orders } from './orders.ts'
import { SearchField } from './search-field.tsx'
import { useListQuery } from './use-list-query.ts'

/** Those that the panel is for; who runs releases is among all roles. */
const filterRoles = ['user', 'moderator', 'admin'] as const

/**
 * Search by e-mail, role and status; where the table has no head, the order too. A chosen value says of itself what it
 * is, so the labels are for who does not see it; on a phone all but the search are behind a button.
 */
export function Filters() {
  const { t } = useTranslation('moderation')
  const { query, change } = useListQuery()
  const panelId = useId()
  const [open, setOpen] = useState(() => isFiltered({ ...query, search: '' }))
  const label = (name: 'role' | 'status' | 'order') => <span className="sr-only">{t(`filters.${name}`)}</span>
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-2 sm:gap-x-4 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grow">
        <SearchField search={query.search} onSearch={(search) => change({ search }, { replace: true })} />
      </div>
      <IconButton
        label={t('filters.open')}
        className="border-edge! lg:hidden"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      <div
        id={panelId}
        className={`w-full grid-cols-2 gap-2 sm:grid-cols-3 lg:contents ${open ? 'grid' : 'hidden'}`}
      >
        <SelectField
          label={label('role')}
          value={query.role ?? 'all'}
          onValueChange={(role) => change({ role: role === 'all' ? null : role })}
          options={(['all', ...filterRoles] as const).map((value) => ({
            value,
            label: t(`filters.roles.${value}`),
          }))}
        />
        <SelectField
          label={label('status')}
          value={query.status ?? 'all'}
          onValueChange={(status) => change({ status: status === 'all' ? null : status })}
          options={(['all', ...moderatorStatuses] as const).map((value) => ({
            value,
            label: t(`filters.statuses.${value}`),
          }))}
        />
        <SelectField
          className="max-sm:col-span-2 lg:hidden"
          label={label('order')}
          value={`${query.sort}-${query.order}` as keyof typeof orders}
          onValueChange={(name) => change(orders[name])}
          options={(Object.keys(orders) as (keyof typeof orders)[]).map((value) => ({
            value,
            label: t(`filters.orders.${value}`),
          }))}
        />
      </div>
    </div>
  )
}
