import type { Device, Language } from '@rafiq/contracts'
import type { SecurityMailKind } from '../security-mails/security-mail.entity.ts'
import { escapeHtml } from './escape-html.ts'
import { mailButton, mailFrame, mailParagraph } from './mail-frame.ts'
import { frameTexts } from './mail-texts.ts'
import type { RenderedMail } from './render-mail.ts'
import { securityMailTexts } from './security-mail-texts.ts'

export interface SecurityMailContent {
  kind: SecurityMailKind
  language: Language
  device: Device
  happenedAt: Date
  /** Where the account is; null where there is none any more. */
  link: string | null
  supportEmail: string
}

const locales = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const

const timeIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  }).format(at)

/** A mail about an account's security as subject, plain text and HTML. */
export function renderSecurityMail(content: SecurityMailContent): RenderedMail {
  const { kind, language, device, happenedAt, link, supportEmail } = content
  const texts = securityMailTexts[language]
  const frame = frameTexts[language]
  const { subject, lead, otherwise } = texts.kinds[kind]
  const facts = [
    texts.when(timeIn(language, happenedAt)),
    ...(kind === 'new-device' ? [texts.device(texts.deviceName(device.browser, device.os))] : []),
  ]
  const text = [
    texts.greeting,
    lead,
    facts.join('\n'),
    otherwise,
    ...(link === null ? [] : [`${texts.button}:\n${link}`]),
    `${frame.help} ${supportEmail}`,
    `${frame.product} · ${frame.promise}`,
  ]
  const html = [
    mailParagraph(language, `<strong>${escapeHtml(texts.greeting)}</strong>`),
    mailParagraph(language, escapeHtml(lead)),
    mailParagraph(language, facts.map(escapeHtml).join('<br>')),
    mailParagraph(language, escapeHtml(otherwise)),
    ...(link === null ? [] : [mailButton(link, texts.button)]),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailFrame({ language, subject, preview: lead, supportEmail }, html.join('\n    ')),
  }
}
