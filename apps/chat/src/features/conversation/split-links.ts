import { LinkifyIt } from 'linkify-it'

/** Endings of names that people type without `https://`; with more of them, ordinary words after a full stop become links. */
const typedEndings = 'com net org sa gov edu info me ly io app co online site store shop xyz link'.split(' ')

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, maxLength: 2000, tlds: typedEndings })
for (const scheme of ['ftp:', 'mailto:', '//']) linkify.add(scheme, null)

export type TextPart = { text: string; link?: { href: string; host: string } }

/**
 * A message in parts: plain words, and the addresses of web pages in them. Phone numbers and e-mail addresses are words:
 * one touch on them would give away a number or open another program.
 */
export function splitLinks(content: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { index, lastIndex, raw, schema } of linkify.match(content) ?? []) {
    // A name and a password before the host: what is linked would not be where it leads.
    if (/^[:@]/.test(content.slice(lastIndex))) continue
    const link = webPage(schema === '' ? `https://${raw}` : raw)
    if (!link) continue
    if (index > end) parts.push({ text: content.slice(end, index) })
    parts.push({ text: raw, link })
    end = lastIndex
  }
  if (end < content.length) parts.push({ text: content.slice(end) })
  return parts
}

/** A public page only. The host is as machines read it, so that letters of another alphabet cannot pass for Latin ones. */
function webPage(address: string): TextPart['link'] {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || !url.host.includes('.')) return undefined
  return { href: url.href, host: url.host }
}
