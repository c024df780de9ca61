import type { offlineTexts } from './offline-texts.ts'

type Shown = { away: boolean; savedAt: number | null }

/** Which sentence the state of the line calls for; `null` where there is nothing to say. */
export function noticeFor({ away, savedAt }: Shown): keyof (typeof offlineTexts)['en'] | null {
  if (away) return savedAt === null ? 'away' : 'awaySaved'
  return savedAt === null ? null : 'backSaved'
}

const dayInRiyadh = (moment: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' }).format(moment)

/** A copy of today needs its time only. */
export const isSameDay = (a: number, b: number): boolean => dayInRiyadh(a) === dayInRiyadh(b)
