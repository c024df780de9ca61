import { badgeQuery, queryClient } from '@rafiq/platform/shell'
import { useCallback, useSyncExternalStore } from 'react'

/** How many things wait behind this path; 0 until that is known. */
export function useBadgeCount(paths: readonly (string | undefined)[]): number {
  const read = () => paths.reduce((sum, path) => sum + countOf(path), 0)
  const subscribe = useCallback((changed: () => void) => queryClient.getQueryCache().subscribe(changed), [])
  return useSyncExternalStore(subscribe, read)
}

function countOf(path: string | undefined): number {
  const count = path === undefined ? 0 : queryClient.getQueryData(badgeQuery(path).queryKey)?.count
  return typeof count === 'number' && count > 0 ? count : 0
}
