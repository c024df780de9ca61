import type { ModeratorUser } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Checkbox } from '@rafiq/ui'
import { mayAct, type Viewer } from '../actions/may.ts'
import type { Selection } from '../bulk/use-selection.ts'
import { AccountRow } from './account-row.tsx'
import type { ListQuery } from './list-query.ts'
import { SortHead } from './sort-head.tsx'

type AccountsTableProps = {
  labelledBy: string
  users: readonly ModeratorUser[]
  viewer: Viewer
  query: ListQuery
  onSort: (order: Pick<ListQuery, 'sort' | 'order'>) => void
  selection: Selection
  /** Another page is on its way. */
  waiting: boolean
}

const head = 'px-1.5 text-start font-semibold whitespace-nowrap'

/** The accounts of a page: a table where there is room, a list of cards elsewhere. */
export function AccountsTable(props: AccountsTableProps) {
  const { users, viewer, query, onSort, selection, waiting } = props
  const { t } = useTranslation('moderation')
  const choosable = users.filter((user) => mayAct(viewer, user))
  return (
    <table
      aria-labelledby={props.labelledBy}
      aria-busy={waiting}
      className="block w-full border-collapse text-sm aria-busy:opacity-60 lg:table"
    >
      <thead className="max-lg:hidden">
        <tr>
          <th scope="col" className="w-11">
            <Checkbox
              className="w-11"
              label={<span className="sr-only">{t('table.chooseAll')}</span>}
              checked={choosable.length > 0 && selection.count === choosable.length}
              disabled={choosable.length === 0}
              onChange={({ target }) => selection.set(target.checked ? choosable : [])}
            />
          </th>
          <SortHead sort="email" name={t('table.email')} query={query} onSort={onSort} />
          <SortHead sort="name" name={t('table.name')} query={query} onSort={onSort} />
          <th scope="col" className={head}>
            {t('table.location')}
          </th>
          <th scope="col" className={head}>
            {t('table.role')}
          </th>
          <th scope="col" className={head}>
            {t('table.status')}
          </th>
          <SortHead sort="createdAt" name={t('table.joined')} query={query} onSort={onSort} />
          <th scope="col" className={head}>
            {t('table.actions')}
          </th>
        </tr>
      </thead>
      <tbody className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:table-row-group">
        {users.map((user) => (
          <AccountRow
            key={user.id}
            user={user}
            viewer={viewer}
            chosen={selection.has(user)}
            onChoose={(chosen) => selection.choose(user, chosen)}
          />
        ))}
      </tbody>
    </table>
  )
}
