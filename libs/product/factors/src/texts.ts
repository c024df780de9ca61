import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/factors.json' with { type: 'json' }
import en from './locales/en/factors.json' with { type: 'json' }

// They come with the questions, not with the page.
addTexts('factors', { ar, en })
