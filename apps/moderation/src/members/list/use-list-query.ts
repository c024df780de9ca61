import { useNavigate, useSearchParams } from '@rafiq/platform/router'
import { changeListQuery, type ListQuery, readListQuery, writeListQuery } from './list-query.ts'

/** What the address asks for, and how to ask for something else: by another address, so that Back leads here again. */
export function useListQuery() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = readListQuery(params)
  return {
    query,
    /** @param options `replace`: the address changes on the way, as while one types */
    change: (change: Partial<Omit<ListQuery, 'cursor'>>, { replace = false } = {}) =>
      navigate({ search: writeListQuery(changeListQuery(query, change)) }, { replace }),
  }
}
