import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/safety.json' with { type: 'json' }
import en from './locales/en/safety.json' with { type: 'json' }

// They come with the menu and the dialogs, not with the page.
addTexts('safety', { ar, en })
