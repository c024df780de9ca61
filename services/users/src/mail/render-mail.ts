import type { Language } from '@rafiq/contracts'
import type { TokenPurpose } from '../one-time-tokens/one-time-token.ts'
import { onOneLine } from './greeted-name.ts'
import { mailHtml } from './mail-html.ts'
import { frameTexts, mailTexts } from './mail-texts.ts'

export interface MailContent {
  purpose: TokenPurpose
  language: Language
  /** The member's name, where it may be said (`greetedName`). */
  name: string | null
  link: string
  supportEmail: string
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const pagePaths: Record<TokenPurpose, string> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
}

/** The link of a mail: always on the platform's own address, never on one that a request named. */
export function mailLink(publicUrl: string, purpose: TokenPurpose, token: string): string {
  const url = new URL(pagePaths[purpose], publicUrl)
  url.searchParams.set('token', token)
  return url.href
}

/** A mail as subject, plain text and HTML, in the member's language. */
export function renderMail(content: MailContent): RenderedMail {
  const text = mailTexts[content.purpose][content.language]
  const frame = frameTexts[content.language]
  const name = onOneLine(content.name)
  const lines = [
    text.greeting(name),
    text.lead,
    `${text.button}:\n${content.link}`,
    text.validity,
    text.ignore,
    `${frame.help} ${content.supportEmail}`,
    `${frame.product} · ${frame.promise}`,
  ]
  return {
    subject: text.subject,
    text: `${lines.join('\n\n')}\n`,
    html: mailHtml({ ...content, name }, text),
  }
}
