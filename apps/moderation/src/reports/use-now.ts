import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock. */
const interval = 30_000

/** Milliseconds since 1970, moving on while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [])
  return now
}
