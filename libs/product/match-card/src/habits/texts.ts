import { addTexts } from '@rafiq/platform'
import ar from './locales/ar/habits.json' with { type: 'json' }
import en from './locales/en/habits.json' with { type: 'json' }

// They come with the pages and the dialog that name habits, not with the card.
addTexts('habits', { ar, en })
