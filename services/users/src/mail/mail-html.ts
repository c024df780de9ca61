import type { Language } from '@rafiq/contracts'
import { escapeHtml } from './escape-html.ts'
import type { frameTexts, MailText } from './mail-texts.ts'

interface Parts {
  language: Language
  name: string
  link: string
  supportEmail: string
}

const fonts = "'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,Arial,sans-serif"

/** The row of small triangular openings of Najdi houses, drawn by borders: mail programs show no SVG. */
const opening =
  '<td style="padding:0 5px"><div style="width:0;height:0;border-left:5px solid transparent;border-right:5px solid transparent;border-bottom:9px solid #1F5B4A;font-size:0;line-height:0"></div></td>'
const najdiRow = `<table role="presentation" align="center" cellpadding="0" cellspacing="0"><tr>${opening.repeat(9)}</tr></table>`

/** Tables and inline styles, since that is what mail programs agree on; light and dark (`.page`, `.card`, `.soft`). */
export function mailHtml(
  { language, name, link, supportEmail }: Parts,
  text: MailText,
  frame: (typeof frameTexts)[Language],
): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const start = language === 'ar' ? 'right' : 'left'
  const size = language === 'ar' ? '17px;line-height:1.75' : '16px;line-height:1.6'
  const href = escapeHtml(link)
  const paragraph = (content: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:${size};${style}">${content}</p>`
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(text.subject)}</title>
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
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text.lead)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="background:#FBF7F0">
<tr><td align="center" style="padding:32px 16px;font-family:${fonts}">
  <div class="brand" style="font-size:28px;font-weight:700;color:#1F5B4A;margin:0 0 12px">${frame.product}</div>
  ${najdiRow}
  <table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="max-width:560px;margin:20px auto 0;background:#FFFFFF;border:1px solid #E7DDCD;border-radius:16px">
  <tr><td class="ink" align="${start}" style="padding:32px 28px;color:#1C2421;font-family:${fonts};text-align:${start}">
    ${paragraph(`<strong>${escapeHtml(text.greeting(name))}</strong>`)}
    ${paragraph(escapeHtml(text.lead))}
    <table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:#1F5B4A;border-radius:12px">
      <a href="${href}" style="display:inline-block;padding:14px 28px;color:#FFFFFF;font-size:17px;font-weight:600;text-decoration:none;font-family:${fonts}">${escapeHtml(text.button)}</a>
    </td></tr></table>
    ${paragraph(escapeHtml(text.validity))}
    <div class="soft" style="color:#55615C">
      ${paragraph(escapeHtml(text.fallback), 'font-size:14px;margin-bottom:4px')}
      <p dir="ltr" style="margin:0 0 20px;font-size:13px;line-height:1.5;word-break:break-all;text-align:${start}"><a href="${href}" class="brand" style="color:#1F5B4A">${href}</a></p>
      ${paragraph(escapeHtml(text.ignore), 'font-size:14px;margin-bottom:0')}
    </div>
  </td></tr></table>
  <p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.6;color:#55615C">${escapeHtml(frame.help)} <a dir="ltr" class="brand" style="color:#1F5B4A" href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a><br>${frame.product} · ${frame.promise}</p>
</td></tr></table>
</body>
</html>
`
}
