import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/requests.json' with { type: 'json' }
import en from './locales/en/requests.json' with { type: 'json' }

// They come with the page, not with the remote.
addTexts('requests', { ar, en })
