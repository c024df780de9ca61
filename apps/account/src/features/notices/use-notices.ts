import type { Notice } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { useQuery, useQueryClient } from '@rafiq/platform/query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { noticesQuery } from '../../shared/queries.ts'

/** `POST /api/user/notices/{id}/read`. */
const markRead = (id: string) => api.post<void>(`/api/user/notices/${encodeURIComponent(id)}/read`)

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const isVisible = () => document.visibilityState === 'visible'
const unreadOf = (notices: readonly Notice[] | undefined) =>
  notices?.filter(({ readAt }) => readAt === null) ?? []

/**
 * The team's notices; those that are new to this visit stay marked for as long as it lasts, while the platform is told
 * that they have been read: once they are in view, and not in a tab that nobody looks at.
 */
export function useNotices() {
  const client = useQueryClient()
  const read = useQuery(noticesQuery)
  const visible = useSyncExternalStore(subscribe, isVisible)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const reported = useRef(new Set<string>())
  const unread = unreadOf(read.data)
  const unseen = unread.filter(({ id }) => !fresh.has(id))
  if (unseen.length > 0) setFresh(new Set([...fresh, ...unseen.map(({ id }) => id)]))

  useEffect(() => {
    if (!visible) return
    for (const { id } of unreadOf(read.data)) {
      if (reported.current.has(id)) continue
      reported.current.add(id)
      const now = new Date().toISOString()
      markRead(id).then(
        () =>
          client.setQueryData(noticesQuery.queryKey, (notices) =>
            notices?.map((notice) => (notice.id === id ? { ...notice, readAt: now } : notice)),
          ),
        // It is still unread at the next visit.
        () => undefined,
      )
    }
  }, [client, visible, read.data])
  return { read, fresh }
}
