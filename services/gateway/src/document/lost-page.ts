import type { Language } from '@rafiq/platform-contracts'
import escapeHtml from 'escape-html'
import { plainPage, type Theme } from '../http/plain-page.ts'

const texts = {
  ar: {
    title: 'تعذّر فتح الصفحة كما كانت',
    note: 'يشير هذا الرابط إلى صفحة بالإصدارات التي تكوّنت منها في وقت مضى، وهذه الإصدارات لم تعد معروفة أو تعذّرت معرفتها الآن. لم تُفتح صفحة أخرى مكانها حتى لا تُحسب هي المقصودة.',
    open: 'فتح الصفحة كما هي الآن',
  },
  en: {
    title: 'This page cannot be opened as it was',
    note: 'This link stands for a page with the versions it was made of at the time. They are no longer known, or cannot be found out right now. No other page was opened instead, so that nobody takes it for the one that was meant.',
    open: 'Open the page as it is now',
  },
} as const satisfies Record<Language, Record<string, string>>

/** In place of a page that its composition's id no longer opens. */
export function lostPage(path: string, theme: Theme, language: Language, nonce: string): string {
  const { title, note, open } = texts[language]
  const link = `<p><a href="${escapeHtml(withoutReplay(path))}">${open}</a></p>`
  return plainPage({
    language,
    theme,
    title,
    nonce,
    main: ['<section>', `<h1>${title}</h1>`, `<p>${note}</p>`, link, '</section>'],
  })
}

/** The address without the composition's id. Two slashes at its start would lead to another origin. */
export function withoutReplay(address: string): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const rest = new URLSearchParams(query)
  rest.delete('composition')
  const own = path.replace(/^[/\\\s]*/, '/')
  return rest.size > 0 ? `${own}?${rest}` : own
}
