import type { ModeratorSeries } from '@rafiq/contracts'
import { useFormat } from '@rafiq/platform'
import { useMemo } from 'react'

const timeZone = 'Asia/Riyadh'
const looks = {
  day: {
    whole: { day: 'numeric', month: 'long', year: 'numeric' },
    short: { day: 'numeric', month: 'short' },
  },
  month: { whole: { month: 'long', year: 'numeric' }, short: { month: 'short', year: '2-digit' } },
} as const

/** How days or months of Riyadh are written: in full, and shortly beside an axis. */
export function useMoments(step: ModeratorSeries['step']) {
  const { locale } = useFormat()
  return useMemo(() => {
    const whole = new Intl.DateTimeFormat(locale, { ...looks[step].whole, timeZone })
    const short = new Intl.DateTimeFormat(locale, { ...looks[step].short, timeZone })
    return { whole: (at: number) => whole.format(at), short: (at: number) => short.format(at) }
  }, [locale, step])
}
