import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/dashboard.json' with { type: 'json' }
import en from './locales/en/dashboard.json' with { type: 'json' }

/** With the page, which visitors never fetch. */
addTexts('dashboard', { ar, en })
