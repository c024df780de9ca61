import type { Language } from '@rafiq/platform-contracts'

const locales: Record<Language, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' }
const day = 86_400_000

/** A date so many days from now, as people in Riyadh read it. */
export const dateInDays = (language: Language, days: number): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Asia/Riyadh' }).format(
    Date.now() + days * day,
  )
