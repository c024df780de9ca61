import type { Language } from '@rafiq/platform-contracts'
import { Html, html } from './html.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

interface Mail {
  language: Language
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  supportEmail: string
  /** The plain text's paragraphs. */
  text: readonly string[]
  content: readonly Html[]
}

const frameTexts: Record<Language, { product: string; promise: string; help: string }> = {
  ar: {
    product: 'رفيق',
    promise: 'سكن مشترك بثقة وخصوصية',
    help: 'لأي سؤال، يسعدنا تواصلك معنا:',
  },
  en: {
    product: 'Rafiq',
    promise: 'Shared homes, with trust and privacy',
    help: 'Any question? Write to us:',
  },
}

const fonts = "'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,Arial,sans-serif"

/** The row of small triangular windows of Najdi houses, drawn by borders: mail programs show no SVG. */
const najdiWindow =
  '<td style="padding:0 5px"><div style="width:0;height:0;border-left:5px solid transparent;border-right:5px solid transparent;border-bottom:9px solid #1F5B4A;font-size:0;line-height:0"></div></td>'
const najdiRow = new Html(
  `<table role="presentation" align="center" cellpadding="0" cellspacing="0"><tr>${najdiWindow.repeat(9)}</tr></table>`,
)

/** A name on one line, as a greeting has it. */
export const onOneLine = (name: string | null): string | null =>
  name === null ? null : name.replaceAll(/\s+/g, ' ').trim()

/** A paragraph of a mail. */
export function mailParagraph(language: Language, content: string | Html, style = ''): Html {
  const size = language === 'ar' ? '17px;line-height:1.75' : '16px;line-height:1.6'
  return html`<p style="margin:0 0 16px;font-size:${size};${style}">${content}</p>`
}

/** What a mail asks for. */
export const mailButton = (link: string, label: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:#1F5B4A;border-radius:12px">
      <a href="${link}" style="display:inline-block;padding:14px 28px;color:#FFFFFF;font-size:17px;font-weight:600;text-decoration:none;font-family:${new Html(fonts)}">${label}</a>
    </td></tr></table>`

/** A mail in the product's frame: who it is from, and where to ask. */
export function frameMail(mail: Mail): RenderedMail {
  const { product, promise, help } = frameTexts[mail.language]
  const text = [...mail.text, `${help} ${mail.supportEmail}`, `${product} · ${promise}`]
  return { subject: mail.subject, text: `${text.join('\n\n')}\n`, html: frameHtml(mail).text }
}

/** Tables and inline styles, since that is what mail programs agree on; light and dark (`.page`, `.card`, `.soft`). */
function frameHtml({ language, subject, preview, supportEmail, content }: Mail): Html {
  const { product, promise, help } = frameTexts[language]
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const start = language === 'ar' ? 'right' : 'left'
  const family = new Html(fonts)
  return html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #101B18 !important; }
  .card { background: #182622 !important; border-color: #2C3E38 !important; }
  .ink { color: #EAF1EC !important; }
  .soft { color: #A9BAB2 !important; }
  .brand { color: #7CC7AC !important; }
}
</style>
</head>
<body class="page" style="margin:0;background:#FBF7F0" dir="${dir}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="background:#FBF7F0">
<tr><td align="center" style="padding:32px 16px;font-family:${family}">
  <div class="brand" style="font-size:28px;font-weight:700;color:#1F5B4A;margin:0 0 12px">${product}</div>
  ${najdiRow}
  <table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="max-width:560px;margin:20px auto 0;background:#FFFFFF;border:1px solid #E7DDCD;border-radius:16px">
  <tr><td class="ink" align="${start}" style="padding:32px 28px;color:#1C2421;font-family:${family};text-align:${start}">
    ${content}
  </td></tr></table>
  <p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.6;color:#55615C">${help} <a dir="ltr" class="brand" style="color:#1F5B4A" href="mailto:${supportEmail}">${supportEmail}</a><br>${product} · ${promise}</p>
</td></tr></table>
</body>
</html>
`
}
