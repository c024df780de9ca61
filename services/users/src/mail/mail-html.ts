import type { Language } from '@rafiq/contracts'
import { escapeHtml } from './escape-html.ts'
import { mailButton, mailFrame, mailParagraph } from './mail-frame.ts'
import type { MailText } from './mail-texts.ts'

interface Parts {
  language: Language
  name: string | null
  link: string
  supportEmail: string
}

/** A mail that asks its reader to follow a link. */
export function mailHtml({ language, name, link, supportEmail }: Parts, text: MailText): string {
  const start = language === 'ar' ? 'right' : 'left'
  const href = escapeHtml(link)
  const paragraph = (content: string, style?: string) => mailParagraph(language, content, style)
  const content = `${paragraph(`<strong>${escapeHtml(text.greeting(name))}</strong>`)}
    ${paragraph(escapeHtml(text.lead))}
    ${mailButton(link, text.button)}
    ${paragraph(escapeHtml(text.validity))}
    <div class="soft" style="color:#55615C">
      ${paragraph(escapeHtml(text.fallback), 'font-size:14px;margin-bottom:4px')}
      <p dir="ltr" style="margin:0 0 20px;font-size:13px;line-height:1.5;word-break:break-all;text-align:${start}"><a href="${href}" class="brand" style="color:#1F5B4A">${href}</a></p>
      ${paragraph(escapeHtml(text.ignore), 'font-size:14px;margin-bottom:0')}
    </div>`
  return mailFrame({ language, subject: text.subject, preview: text.lead, supportEmail }, content)
}
