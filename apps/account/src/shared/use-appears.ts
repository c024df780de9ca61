import { useState } from 'react'

type Read = { data: readonly unknown[] | undefined; error: Error | null }

/**
 * Whether a list that is only there for those who have something in it is shown: also where that cannot be read. It
 * stays once it was seen, so that whoever takes the last thing out of it is not left without a place.
 */
export function useAppears({ data, error }: Read): boolean {
  const [seen, setSeen] = useState(false)
  const appears = seen || (data ? data.length > 0 : error !== null)
  if (appears && !seen) setSeen(true)
  return appears
}
