import { defaultLanguage, type Language, languageCookie, languageSchema } from '@rafiq/platform-contracts'
import { readCookie } from '@rafiq/service-kit'

/** The language of the document: what the visitor chose before, else Arabic. */
export function languageOf(cookieHeader: string | undefined, secure: boolean): Language {
  return languageSchema.safeParse(readCookie(cookieHeader, languageCookie, secure)).data ?? defaultLanguage
}
