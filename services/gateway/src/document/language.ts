import { defaultLanguage, type Language, languageCookie, languageSchema } from '@rafiq/contracts'

/** The language of the document: what the visitor chose before, else Arabic. */
export function languageOf(cookieHeader: string | undefined): Language {
  return languageSchema.safeParse(readCookie(cookieHeader, languageCookie)).data ?? defaultLanguage
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=')
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim()
  }
  return undefined
}
