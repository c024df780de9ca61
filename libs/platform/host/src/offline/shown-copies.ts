import { queryClient, savedCopies } from '@rafiq/platform/shell'
import { useSyncExternalStore } from 'react'

const cache = queryClient.getQueryCache()

function subscribe(changed: () => void) {
  const leave = [cache.subscribe(changed), savedCopies.subscribe(changed)]
  return () => {
    for (const one of leave) one()
  }
}

/** When the oldest copy that something on the page shows was saved (milliseconds since 1970); `null` without any. */
export function oldestShown(): number | null {
  const times = Object.entries(savedCopies.getState())
    .filter(([hash]) => cache.get(hash)?.isActive())
    .map(([, savedAt]) => savedAt)
  return times.length === 0 ? null : Math.min(...times)
}

export const useShownCopies = (): number | null => useSyncExternalStore(subscribe, oldestShown)

/** Reads anew what is shown from a copy; what is on no page now is read when its page is opened. */
export const refreshCopies = (): Promise<void> => {
  const copies = savedCopies.getState()
  return queryClient.invalidateQueries({ predicate: ({ queryHash }) => queryHash in copies })
}
