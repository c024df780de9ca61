import type { CompleteRequest } from './support-request.ts'

/** Names of the lines in the body, in the sender's language. */
export type MailLabels = Record<'name' | 'email' | 'category' | 'subject' | 'message' | 'time', string>

type SupportMail = {
  request: CompleteRequest
  labels: MailLabels
  /** The category as the sender read it. */
  category: string
  /** When it was written, as the sender reads it. */
  time: string
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Subject and body of a message to support (spec §7): lines end as in mail, with CR and LF. */
export function supportMail({ request, labels, category, time }: SupportMail) {
  const lines = [
    `${labels.category}: ${category}`,
    `${labels.name}: ${oneLine(request.name)}`,
    `${labels.email}: ${oneLine(request.email)}`,
    `${labels.subject}: ${oneLine(request.subject)}`,
    '',
    `${labels.message}:`,
    ...request.message.trim().split(/\r\n|\r|\n/),
    '',
    `${labels.time}: ${time}`,
  ]
  return {
    subject: `[${request.category.toUpperCase()}] ${oneLine(request.subject)}`,
    body: lines.join('\r\n'),
  }
}

/** A `mailto:` link (RFC 6068): UTF-8, percent-encoded; half of a surrogate pair becomes U+FFFD instead of a throw. */
export function mailtoLink(to: string, { subject, body }: { subject: string; body: string }): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())
  return `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}
