import { storedValue } from '@rafiq/platform'
import { z } from 'zod'
import { storageName } from './storage-name.ts'

/** A verification mail at most once a minute. */
const resendPauseSeconds = 60

/** Epoch milliseconds from which on another verification mail may be asked for. */
const resendAt = storedValue({ key: storageName('resend-at'), shape: z.number() })

export const resendWait = {
  until: (): number => resendAt.read() ?? 0,
  start: (now: number, seconds = resendPauseSeconds): number => {
    const until = now + seconds * 1000
    resendAt.write(until)
    return until
  },
}

/** Whole seconds left, never negative. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000))
