import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/agreement.json' with { type: 'json' }
import en from './locales/en/agreement.json' with { type: 'json' }

// They come with the page, not with the remote.
addTexts('agreement', { ar, en })
