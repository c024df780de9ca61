import type { Language } from '@rafiq/platform-contracts'
import ar from './offline.ar.json' with { type: 'json' }
import en from './offline.en.json' with { type: 'json' }

type Shown = { offline: boolean; savedAt: number | null }

/** Which sentence the state of the connection calls for; `null` where there is nothing to say. */
export function noticeFor({ offline, savedAt }: Shown): keyof (typeof offlineTexts)['en'] | null {
  if (offline) return savedAt === null ? 'away' : 'awaySaved'
  return savedAt === null ? null : 'backSaved'
}

const dayInRiyadh = (moment: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' }).format(moment)

/** A copy of today needs its time only. */
export const isSameDay = (a: number, b: number): boolean => dayInRiyadh(a) === dayInRiyadh(b)

/** In one piece with the notice, and in both languages: without a connection nothing more can be fetched. */
export const offlineTexts: Record<Language, typeof en> = { ar, en }
