import { type Language, type NoticeTemplate, noticeText } from '@rafiq/contracts'
import { escapeHtml } from './escape-html.ts'
import { onOneLine } from './greeted-name.ts'
import { mailButton, mailFrame, mailParagraph } from './mail-frame.ts'
import { frameTexts } from './mail-texts.ts'
import { noticeFrames } from './notice-mail-texts.ts'
import type { RenderedMail } from './render-mail.ts'

interface NoticeContent {
  template: NoticeTemplate
  language: Language
  /** Of whoever gets it, where it may be said (`greetedName`). */
  name: string | null
  words: string | null
  until: string | null
  /** Where the account is; null where there is none any more. */
  link: string | null
  supportEmail: string
}

/** A notice as subject, plain text and HTML, in the member's language. */
export function renderNotice(content: NoticeContent): RenderedMail {
  const { template, language, words, until, link, supportEmail } = content
  const { title, text } = noticeText(template, language, until)
  const texts = noticeFrames[language]
  const frame = frameTexts[language]
  const greeting = texts.greeting(onOneLine(content.name))
  const said = words === null ? [] : [`${texts.words}\n${words}`]
  const lines = [
    greeting,
    text,
    ...said,
    ...(link === null ? [] : [`${texts.button}:\n${link}`]),
    `${frame.help} ${supportEmail}`,
    `${frame.product} · ${frame.promise}`,
  ]
  const paragraph = (html: string, style?: string) => mailParagraph(language, html, style)
  const html = [
    paragraph(`<strong>${escapeHtml(greeting)}</strong>`),
    paragraph(escapeHtml(text)),
    ...(words === null
      ? []
      : [
          paragraph(`<strong>${escapeHtml(texts.words)}</strong>`, 'margin-bottom:4px'),
          `<div dir="auto">${paragraph(escapeHtml(words), 'white-space:pre-line')}</div>`,
        ]),
    ...(link === null ? [] : [mailButton(link, texts.button)]),
  ].join('\n    ')
  return {
    subject: title,
    text: `${lines.join('\n\n')}\n`,
    html: mailFrame({ language, subject: title, preview: text, supportEmail }, html),
  }
}
