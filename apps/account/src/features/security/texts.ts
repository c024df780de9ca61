import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/security.json' with { type: 'json' }
import en from './locales/en/security.json' with { type: 'json' }

// They come with the page, not with the remote.
addTexts('security', { ar, en })
