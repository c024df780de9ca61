import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useMemo } from 'react'
import { dayOf, relativeDay } from './timeline/day.ts'

export type DayFormat = ReturnType<typeof useDayFormat>

function createDates(locale: string) {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Riyadh' })
    return (moment: string) => format.format(new Date(moment))
  }
  return {
    weekday: intl({ weekday: 'long' }),
    date: intl({ weekday: 'long', day: 'numeric', month: 'long' }),
    full: intl({ dateStyle: 'long' }),
    short: intl({ day: 'numeric', month: 'numeric', year: 'numeric' }),
  }
}

/** By locale: each room of the list has a date, and formatters take long to make. */
const dates: Record<string, ReturnType<typeof createDates>> = {}

const yearOf = (moment: string | number) => dayOf(moment).slice(0, 4)

/** Days and times as people read them in conversations. */
export function useDayFormat() {
  const { t } = useTranslation('chat')
  const { locale, time } = useFormat()
  return useMemo(() => {
    dates[locale] ??= createDates(locale)
    const { weekday, date, full, short } = dates[locale]
    const thisYear = (moment: string) => yearOf(moment) === yearOf(Date.now())
    return {
      time,
      /** Above the first message of a day. */
      day(moment: string) {
        const day = relativeDay(moment, Date.now())
        if (day === 'today' || day === 'yesterday') return t(`day.${day}`)
        return thisYear(moment) ? date(moment) : full(moment)
      },
      /** In the list of rooms, where there is little room. */
      brief(moment: string) {
        const day = relativeDay(moment, Date.now())
        if (day === 'today') return time(moment)
        if (day === 'yesterday') return t('day.yesterday')
        return day === 'week' ? weekday(moment) : short(moment)
      },
    }
  }, [t, locale, time])
}
