import type { Language } from '@rafiq/contracts'

interface DocumentText {
  readonly title: string
  readonly description: string
  readonly noScript: string
}

/** The few words that are there before any script: for search engines, link previews and browsers without scripts. */
export const documentText: Readonly<Record<Language, DocumentText>> = {
  ar: {
    title: 'رفيق · شريك سكن يناسبك',
    description:
      'رفيق يجمعك بشركاء سكن يناسبون ميزانيتك ومدينتك ونمط حياتك في السعودية، وبياناتك لا يراها إلا من يتوافق معك.',
    noScript: 'يحتاج رفيق إلى JavaScript ليعمل. يمكن تفعيله من إعدادات المتصفح ثم إعادة تحميل الصفحة.',
  },
  en: {
    title: 'Rafiq · A roommate who fits',
    description:
      'Rafiq matches you with roommates in Saudi Arabia by budget, city and way of living. Only people you match with see your details.',
    noScript: 'Rafiq needs JavaScript to work. Turn it on in your browser settings, then reload this page.',
  },
}

export const direction: Readonly<Record<Language, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' }
