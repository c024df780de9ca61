import { useEffect, useState } from 'react'
import { secondsLeft } from '../../shared/resend-wait.ts'

/** Counts down to a moment (epoch milliseconds), once a second, and stops there. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(until, now)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return left
}
