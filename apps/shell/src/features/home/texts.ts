import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/home.json' with { type: 'json' }
import en from './locales/en/home.json' with { type: 'json' }

/** With the page, which visitors of other pages never fetch. */
addTexts('home', { ar, en })
