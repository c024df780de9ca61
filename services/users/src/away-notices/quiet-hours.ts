import { riyadhOffset } from '@rafiq/contracts'
import type { AwayNotices } from '@rafiq/contracts/members'

const hour = 3_600_000
const day = 24 * hour

/** When the quiet hours that a moment falls into are over; null where it falls into none. */
export function quietUntil(now: Date, quietHours: AwayNotices['quietHours']): Date | null {
  if (!quietHours) return null
  const midnight = midnightOf(now)
  const sinceMidnight = now.getTime() - midnight
  const [from, until] = [quietHours.from * hour, quietHours.until * hour]
  const overMidnight = until < from
  const quiet = overMidnight
    ? sinceMidnight >= from || sinceMidnight < until
    : sinceMidnight >= from && sinceMidnight < until
  if (!quiet) return null
  return new Date(midnight + until + (overMidnight && sinceMidnight >= from ? day : 0))
}

/**
 * Milliseconds until the next quiet hours begin, of a moment outside of them: what a push service still has by then must not
 * ring any more. A day at most, and where no hour is quiet.
 */
export function untilQuiet(now: Date, quietHours: AwayNotices['quietHours']): number {
  if (!quietHours) return day
  const begin = midnightOf(now) + quietHours.from * hour
  return begin > now.getTime() ? begin - now.getTime() : begin + day - now.getTime()
}

const midnightOf = (now: Date): number =>
  Math.floor((now.getTime() + riyadhOffset) / day) * day - riyadhOffset
