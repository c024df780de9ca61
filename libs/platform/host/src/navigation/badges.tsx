import { useLocation } from '@rafiq/platform/router'
import { badgeQuery, queryClient, sessionStore } from '@rafiq/platform/shell'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useNavigationEntries } from './use-navigation-entries.ts'

/** How long the page may settle before badges are read; milliseconds. */
const settleTime = 2000

/**
 * Reads the counts behind the header's entries: once the page has settled, and again after each navigation. A count
 * that cannot be had is none: the header works without.
 */
export function BadgeWatch() {
  const { token, ending } = useStore(sessionStore)
  const { pathname } = useLocation()
  const [settled, setSettled] = useState(false)
  const paths = [...new Set(useNavigationEntries().flatMap(({ badge }) => badge ?? []))].join(' ')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleTime)
    return () => clearTimeout(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another page and another session
  useEffect(() => {
    if (!settled || token === null || ending) return
    for (const path of paths.split(' ').filter(Boolean)) {
      queryClient.fetchQuery({ ...badgeQuery(path), staleTime: 0 }).catch(() => undefined)
    }
  }, [settled, token, ending, pathname, paths])
  return null
}

/** How many things wait behind this path; 0 until that is known. */
export function useBadgeCount(paths: readonly (string | undefined)[]): number {
  const read = () => paths.reduce((sum, path) => sum + countOf(path), 0)
  const subscribe = useCallback((changed: () => void) => queryClient.getQueryCache().subscribe(changed), [])
  return useSyncExternalStore(subscribe, read, () => 0)
}

function countOf(path: string | undefined): number {
  const count = path === undefined ? 0 : queryClient.getQueryData(badgeQuery(path).queryKey)?.count
  return typeof count === 'number' && count > 0 ? count : 0
}
