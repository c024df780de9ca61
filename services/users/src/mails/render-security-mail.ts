import type { Device } from '@rafiq/contracts/accounts'
import type { Language } from '@rafiq/platform-contracts'
import { html } from './html.ts'
import { frameMail, mailButton, mailParagraph, type RenderedMail } from './mail-frame.ts'
import type { SecurityMailKind } from './security-mail.entity.ts'
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
  const { subject, lead, otherwise } = texts.kinds[kind]
  const when = texts.when(timeIn(language, happenedAt))
  const where = kind === 'new-device' ? texts.device(texts.deviceName(device.browser, device.os)) : null
  return frameMail({
    language,
    subject,
    preview: lead,
    supportEmail,
    text: [
      texts.greeting,
      lead,
      where === null ? when : `${when}\n${where}`,
      otherwise,
      ...(link === null ? [] : [`${texts.button}:\n${link}`]),
    ],
    content: [
      mailParagraph(language, html`<strong>${texts.greeting}</strong>`),
      mailParagraph(language, lead),
      mailParagraph(language, where === null ? when : html`${when}<br>${where}`),
      mailParagraph(language, otherwise),
      ...(link === null ? [] : [mailButton(link, texts.button)]),
    ],
  })
}
