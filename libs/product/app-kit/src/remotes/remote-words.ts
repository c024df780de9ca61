import ar from './locales/ar/common.json' with { type: 'json' }
import en from './locales/en/common.json' with { type: 'json' }

/** Words that Rafiq's remotes share and its shell does not say: they come with the first remote. */
export const remoteWords = { ar, en }
