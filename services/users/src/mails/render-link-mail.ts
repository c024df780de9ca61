import type { Language } from '@rafiq/platform-contracts'
import { html } from './html.ts'
import { frameMail, mailButton, mailParagraph, onOneLine, type RenderedMail } from './mail-frame.ts'
import type { TokenPurpose } from './one-time-tokens.ts'

export interface LinkMailText {
  subject: string
  /** Without a name where none may be said. */
  greeting: (name: string | null) => string
  lead: string
  button: string
  validity: string
  fallback: string
  ignore: string
}

const linkMailTexts: Record<TokenPurpose, Record<Language, LinkMailText>> = {
  'verify-email': {
    ar: {
      subject: 'توثيق بريدك الإلكتروني في رفيق',
      greeting: (name) => (name === null ? 'حيّاك الله،' : `حيّاك الله يا ${name}،`),
      lead: 'سعداء بانضمامك إلى رفيق. بقيت خطوة واحدة: توثيق هذا البريد، وبعدها تظهر لك أسماء المتوافقين معك وتفاصيلهم.',
      button: 'توثيق البريد الإلكتروني',
      validity: 'الرابط صالح لمدة 24 ساعة ولمرة واحدة فقط.',
      fallback: 'إذا لم يعمل الزر، فبالإمكان نسخ هذا الرابط إلى المتصفح:',
      ignore: 'إن لم يكن التسجيل منك، فلا حاجة إلى أي إجراء؛ يُحذف الحساب غير الموثّق بعد سبعة أيام.',
    },
    en: {
      subject: 'Verify your email address for Rafiq',
      greeting: (name) => (name === null ? 'Welcome.' : `Welcome, ${name}.`),
      lead: 'Good to have you with us. One step is left: verify that this address is yours, and you will see the names and details of your matches.',
      button: 'Verify email address',
      validity: 'The link is good for 24 hours and can be used once.',
      fallback: 'If the button does not work, copy this link into your browser:',
      ignore:
        'If you did not sign up for Rafiq, you need not do anything: an unverified account is deleted after seven days.',
    },
  },
  'reset-password': {
    ar: {
      subject: 'كلمة مرور جديدة لحسابك في رفيق',
      greeting: (name) => (name === null ? 'حيّاك الله،' : `حيّاك الله يا ${name}،`),
      lead: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. من الزر التالي يمكن اختيارها، وبعدها تنتهي جميع الجلسات المفتوحة حفاظًا على حسابك.',
      button: 'اختيار كلمة مرور جديدة',
      validity: 'الرابط صالح لمدة ساعة واحدة ولمرة واحدة فقط.',
      fallback: 'إذا لم يعمل الزر، فبالإمكان نسخ هذا الرابط إلى المتصفح:',
      ignore: 'إن لم يكن الطلب منك، فلا حاجة إلى أي إجراء؛ كلمة مرورك الحالية باقية كما هي.',
    },
    en: {
      subject: 'A new password for your Rafiq account',
      greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
      lead: 'We were asked to set a new password for your account. Choose it with the button below; every open session then ends, to keep your account safe.',
      button: 'Choose a new password',
      validity: 'The link is good for one hour and can be used once.',
      fallback: 'If the button does not work, copy this link into your browser:',
      ignore: 'If this was not you, you need not do anything: your present password stays as it is.',
    },
  },
}

interface LinkMail {
  purpose: TokenPurpose
  language: Language
  /** The member's name, where it may be said (`greetedName`). */
  name: string | null
  link: string
  supportEmail: string
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

/** A mail that asks its reader to follow a link: subject, plain text and HTML in the member's language. */
export function renderLinkMail({ purpose, language, name, link, supportEmail }: LinkMail): RenderedMail {
  const text = linkMailTexts[purpose][language]
  const greeting = text.greeting(onOneLine(name))
  const start = language === 'ar' ? 'right' : 'left'
  const small = (content: string, margin: number) =>
    mailParagraph(language, content, `font-size:14px;margin-bottom:${margin}${margin ? 'px' : ''}`)
  return frameMail({
    language,
    subject: text.subject,
    preview: text.lead,
    supportEmail,
    text: [greeting, text.lead, `${text.button}:\n${link}`, text.validity, text.ignore],
    content: [
      mailParagraph(language, html`<strong>${greeting}</strong>`),
      mailParagraph(language, text.lead),
      mailButton(link, text.button),
      mailParagraph(language, text.validity),
      html`<div class="soft" style="color:#55615C">
      ${small(text.fallback, 4)}
      <p dir="ltr" style="margin:0 0 20px;font-size:13px;line-height:1.5;word-break:break-all;text-align:${start}"><a href="${link}" class="brand" style="color:#1F5B4A">${link}</a></p>
      ${small(text.ignore, 0)}
    </div>`,
    ],
  })
}
