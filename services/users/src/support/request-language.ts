import { defaultLanguage, type Language, languageCookie, languageSchema } from '@rafiq/contracts'
import { readCookie } from '@rafiq/service-kit'

/** The language a person reads: what the payload says, the chosen one in the cookie else, Arabic else. */
export function requestLanguage(
  named: Language | undefined,
  cookieHeader: string | undefined,
  secure: boolean,
): Language {
  return (
    named ?? languageSchema.catch(defaultLanguage).parse(readCookie(cookieHeader, languageCookie, secure))
  )
}
