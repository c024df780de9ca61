import { useLocation, useNavigate, useSearchParams } from '@rafiq/platform/router'
import {
  changeListQuery,
  historyStateOf,
  type ListQuery,
  readListQuery,
  writeListQuery,
} from './list-query.ts'

/** What the address asks for, and how to ask for something else: by another address, so that Back leads here again. */
export function useListQuery() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = readListQuery(params, useLocation().state)
  return {
    query,
    /** @param options `replace`: the address changes on the way, as while one types */
    change: (change: Partial<Omit<ListQuery, 'cursor'>>, { replace = false } = {}) => {
      const next = changeListQuery(query, change)
      return navigate({ search: writeListQuery(next) }, { replace, state: historyStateOf(next) })
    },
  }
}
