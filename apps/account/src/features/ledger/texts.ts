import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/ledger.json' with { type: 'json' }
import en from './locales/en/ledger.json' with { type: 'json' }

// They come with the page, not with the remote.
addTexts('ledger', { ar, en })
