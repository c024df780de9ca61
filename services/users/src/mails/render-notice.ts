import { type NoticeTemplate, noticeText } from '@rafiq/contracts/moderation'
import { type Language } from '@rafiq/platform-contracts'
import { html } from './html.ts'
import { frameMail, mailButton, mailParagraph, onOneLine, type RenderedMail } from './mail-frame.ts'

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

/** What stands around a notice of the moderation team; the notice itself is in the contracts. */
const surroundings: Record<
  Language,
  {
    /** Without a name where none may be said. */
    greeting: (name: string | null) => string
    /** Above what somebody of the team has added. */
    words: string
    button: string
  }
> = {
  ar: {
    greeting: (name) => (name === null ? 'حيّاك الله،' : `حيّاك الله يا ${name}،`),
    words: 'من فريق الإشراف:',
    button: 'فتح حسابي في رفيق',
  },
  en: {
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    words: 'From the moderation team:',
    button: 'Open my account',
  },
}

/** A notice as subject, plain text and HTML, in the member's language. */
export function renderNotice(content: NoticeContent): RenderedMail {
  const { template, language, name, words, until, link, supportEmail } = content
  const { title, text } = noticeText(template, language, until)
  const texts = surroundings[language]
  const greeting = texts.greeting(onOneLine(name))
  return frameMail({
    language,
    subject: title,
    preview: text,
    supportEmail,
    text: [
      greeting,
      text,
      ...(words === null ? [] : [`${texts.words}\n${words}`]),
      ...(link === null ? [] : [`${texts.button}:\n${link}`]),
    ],
    content: [
      mailParagraph(language, html`<strong>${greeting}</strong>`),
      mailParagraph(language, text),
      ...(words === null
        ? []
        : [
            mailParagraph(language, html`<strong>${texts.words}</strong>`, 'margin-bottom:4px'),
            html`<div dir="auto">${mailParagraph(language, words, 'white-space:pre-line')}</div>`,
          ]),
      ...(link === null ? [] : [mailButton(link, texts.button)]),
    ],
  })
}
