import type { ModeratorSort } from '@rafiq/contracts/moderation'
import { ArrowDown } from '@rafiq/ui'
import type { ListQuery } from './list-query.ts'
import { nextOrder } from './orders.ts'

type SortHeadProps = {
  sort: ModeratorSort
  name: string
  className?: string
  query: ListQuery
  onSort: (order: Pick<ListQuery, 'sort' | 'order'>) => void
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column that orders the list. */
export function SortHead({ sort, name, className = '', query, onSort }: SortHeadProps) {
  const sorted = query.sort === sort
  return (
    <th
      scope="col"
      aria-sort={sorted ? spoken[query.order] : 'none'}
      className={`text-start font-semibold whitespace-nowrap ${className}`}
    >
      <button
        type="button"
        onClick={() => onSort(nextOrder(query, sort))}
        className="inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 text-start hover:text-palm-strong"
      >
        {name}
        <ArrowDown
          aria-hidden="true"
          className={`size-4 shrink-0 text-palm ${sorted ? '' : 'opacity-0'} ${query.order === 'asc' ? 'rotate-180' : ''}`}
        />
      </button>
    </th>
  )
}
