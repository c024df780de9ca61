import type { Language } from '@rafiq/contracts'
import ar from './offline.ar.json' with { type: 'json' }
import en from './offline.en.json' with { type: 'json' }

/** In one piece with the notice, and in both languages: without a connection nothing more can be fetched. */
export const offlineTexts: Record<Language, typeof en> = { ar, en }
