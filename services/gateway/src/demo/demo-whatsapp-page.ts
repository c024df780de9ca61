import type { Language } from '@rafiq/contracts'
import { escapeHtml } from '../document/escape.ts'
import { plainPage } from '../document/plain-page.ts'
import { direction } from '../document/text.ts'

export interface DemoWhatsapp {
  /** Digits in their international form; null where WhatsApp would let one choose whom to write to. */
  readonly number: string | null
  readonly message: string
  readonly nonce: string
}

const texts = {
  ar: {
    title: 'واتساب التجريبي',
    note: 'هذه بيئة تجريبية: لم تُرسل أي رسالة، ولن تصل إلى أحد. في البيئة الفعلية يُفتح واتساب بما يلي.',
    to: 'إلى',
    anybody: 'من يقع عليه الاختيار في واتساب',
    message: 'الرسالة',
    empty: 'لا توجد رسالة',
    back: 'يمكن إغلاق هذه النافذة والعودة إلى رفيق.',
  },
  en: {
    title: 'Demo WhatsApp',
    note: 'This is a demo: nothing was sent, and nobody will get it. In the real product WhatsApp opens with the following.',
    to: 'To',
    anybody: 'whoever is chosen in WhatsApp',
    message: 'Message',
    empty: 'No message',
    back: 'You can close this window and go back to Rafiq.',
  },
} as const satisfies Record<Language, Record<string, string>>

/** What WhatsApp would be asked to do, in both languages; the visitor's own first. */
export function demoWhatsappPage(chat: DemoWhatsapp, language: Language): string {
  const languages: readonly Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  return plainPage({
    language,
    title: texts[language].title,
    nonce: chat.nonce,
    main: languages.map((one, place) => section(chat, one, place === 0 ? 'h1' : 'h2')),
  })
}

function section({ number, message }: DemoWhatsapp, language: Language, heading: 'h1' | 'h2'): string {
  const text = texts[language]
  const to = number === null ? text.anybody : `<bdi dir="ltr">+${escapeHtml(number)}</bdi>`
  return [
    `<section lang="${language}" dir="${direction[language]}">`,
    `<${heading}>${text.title}</${heading}>`,
    `<p>${text.note}</p>`,
    '<dl>',
    `<dt>${text.to}</dt><dd>${to}</dd>`,
    `<dt>${text.message}</dt><dd class="message">${escapeHtml(message) || text.empty}</dd>`,
    '</dl>',
    `<p>${text.back}</p>`,
    '</section>',
  ].join('\n')
}
