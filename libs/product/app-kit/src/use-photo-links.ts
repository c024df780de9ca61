import type { useQuery } from '@rafiq/platform/query'
import { useCallback, useEffect, useState } from 'react'

/** Links to photos are signed for ten minutes (design); older ones than this are not followed. Milliseconds. */
const linksLast = 9 * 60_000

export type PhotoLinks = {
  /** The links have run out, and others are being read: nothing is to be loaded by them. */
  awaited: boolean
  /** Reads again, for a photo that did not load. */
  renew: () => void
}

/**
 * For a page that shows photos of a read: data never goes stale, but the links in it run out. A page that opens later
 * than they last has the read repeated before it follows them.
 */
export function usePhotoLinks({
  dataUpdatedAt,
  refetch,
}: Pick<ReturnType<typeof useQuery>, 'dataUpdatedAt' | 'refetch'>): PhotoLinks {
  const [ranOut] = useState(() =>
    dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > linksLast ? dataUpdatedAt : null,
  )
  const renew = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  useEffect(() => {
    if (ranOut !== null) renew()
  }, [ranOut, renew])
  return { awaited: ranOut === dataUpdatedAt, renew }
}
