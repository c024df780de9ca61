import type { Language } from '@rafiq/contracts'
import { escapeHtml } from '../document/escape.ts'
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

const style = `
:root { color-scheme: light dark; --page: #fbf7f0; --raised: #fff; --ink: #1c2421; --soft: #55615c; --line: #e7ddcd; --palm: #1f5b4a }
@media (prefers-color-scheme: dark) {
  :root { --page: #101b18; --raised: #182622; --ink: #eaf1ec; --soft: #a9b8b1; --line: #2c3d37; --palm: #7cc7ac }
}
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--ink); font: 17px/1.75 "IBM Plex Sans Arabic", "IBM Plex Sans", system-ui, sans-serif }
main { max-width: 36rem; margin-inline: auto; display: grid; gap: 20px }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 16px; padding: 20px 24px }
h1, h2 { margin: 0 0 8px; font-size: 1.3rem; font-weight: 600; color: var(--palm) }
p, dd { margin: 0; overflow-wrap: anywhere }
dl { margin: 16px 0 }
dt { color: var(--soft) }
dd + dt { margin-block-start: 12px }
.message { white-space: pre-wrap; unicode-bidi: plaintext }
`

/** What WhatsApp would be asked to do, in both languages; the visitor's own first. No script, and no request for more. */
export function demoWhatsappPage(chat: DemoWhatsapp, language: Language): string {
  const languages: readonly Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction[language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<title>${escapeHtml(texts[language].title)}</title>`,
    `<style nonce="${escapeHtml(chat.nonce)}">${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...languages.map((one, place) => section(chat, one, place === 0 ? 'h1' : 'h2')),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
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
