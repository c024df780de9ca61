import type { Language } from '@rafiq/contracts'
import { escapeHtml } from './escape-html.ts'
import { frameTexts } from './mail-texts.ts'

interface Frame {
  language: Language
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  supportEmail: string
}

const fonts = "'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,Arial,sans-serif"

/** The row of small triangular openings of Najdi houses, drawn by borders: mail programs show no SVG. */
const opening =
  '<td style="padding:0 5px"><div style="width:0;height:0;border-left:5px solid transparent;border-right:5px solid transparent;border-bottom:9px solid #1F5B4A;font-size:0;line-height:0"></div></td>'
const najdiRow = `<table role="presentation" align="center" cellpadding="0" cellspacing="0"><tr>${opening.repeat(9)}</tr></table>`

/** A paragraph of a mail. @param html escaped already */
export function mailParagraph(language: Language, html: string, style = ''): string {
  const size = language === 'ar' ? '17px;line-height:1.75' : '16px;line-height:1.6'
  return `<p style="margin:0 0 16px;font-size:${size};${style}">${html}</p>`
}

/** What a mail asks for. */
export const mailButton = (link: string, label: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:#1F5B4A;border-radius:12px">
      <a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;color:#FFFFFF;font-size:17px;font-weight:600;text-decoration:none;font-family:${fonts}">${escapeHtml(label)}</a>
    </td></tr></table>`

/**
 * Tables and inline styles, since that is what mail programs agree on; light and dark (`.page`, `.card`, `.soft`).
 * @param content HTML
 */
export function mailFrame({ language, subject, preview, supportEmail }: Frame, content: string): string {
  const frame = frameTexts[language]
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const start = language === 'ar' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
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
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="background:#FBF7F0">
<tr><td align="center" style="padding:32px 16px;font-family:${fonts}">
  <div class="brand" style="font-size:28px;font-weight:700;color:#1F5B4A;margin:0 0 12px">${frame.product}</div>
  ${najdiRow}
  <table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" dir="${dir}" style="max-width:560px;margin:20px auto 0;background:#FFFFFF;border:1px solid #E7DDCD;border-radius:16px">
  <tr><td class="ink" align="${start}" style="padding:32px 28px;color:#1C2421;font-family:${fonts};text-align:${start}">
    ${content}
  </td></tr></table>
  <p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.6;color:#55615C">${escapeHtml(frame.help)} <a dir="ltr" class="brand" style="color:#1F5B4A" href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a><br>${frame.product} · ${frame.promise}</p>
</td></tr></table>
</body>
</html>
`
}
