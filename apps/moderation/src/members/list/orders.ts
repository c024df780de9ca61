import type { ListQuery } from './list-query.ts'

/** Every order that a list can have, by its name. */
export const orders = {
  'createdAt-desc': { sort: 'createdAt', order: 'desc' },
  'createdAt-asc': { sort: 'createdAt', order: 'asc' },
  'email-asc': { sort: 'email', order: 'asc' },
  'email-desc': { sort: 'email', order: 'desc' },
  'name-asc': { sort: 'name', order: 'asc' },
  'name-desc': { sort: 'name', order: 'desc' },
} as const satisfies Record<string, Pick<ListQuery, 'sort' | 'order'>>

/** What a press on a column's head asks for: its own natural order first, then the other way round. */
export function nextOrder(
  current: Pick<ListQuery, 'sort' | 'order'>,
  sort: ListQuery['sort'],
): Pick<ListQuery, 'sort' | 'order'> {
  const natural = sort === 'createdAt' ? 'desc' : 'asc'
  if (current.sort !== sort) return { sort, order: natural }
  return { sort, order: current.order === 'asc' ? 'desc' : 'asc' }
}
