import { defaultLanguage, type Language, languageCookie, languageSchema } from '@rafiq/platform-contracts'
import { readCookie, writeCookie } from '@rafiq/service-kit'

const yearInSeconds = 365 * 24 * 60 * 60

/** The language of the document: what the visitor chose before, else Arabic. */
export function languageOf(cookieHeader: string | undefined, secure: boolean): Language {
  return chosenLanguage(readCookie(cookieHeader, languageCookie, secure)) ?? defaultLanguage
}

/** What an address or a cookie says, where it is a language of ours. */
export const chosenLanguage = (said: unknown): Language | undefined => languageSchema.safeParse(said).data

/** Remembers a choice that was made without a script; later ones are the page's own to keep, so it may read it. */
export const keepLanguage = (language: Language, secure: boolean): string =>
  writeCookie(languageCookie, language, { seconds: yearInSeconds, secure, sameSite: 'Lax', readable: true })
