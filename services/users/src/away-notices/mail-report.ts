import PostalMime from 'postal-mime'

export interface MailReport {
  /** The address takes no mail, for good; or whoever reads it called a mail of ours spam. */
  readonly kind: 'bounce' | 'complaint'
  /** Of the unsubscribe link in the mail that it is about. */
  readonly token: string
}

/**
 * What a mail server says of one of our notices: that it could not be delivered for good (RFC 3464), or that somebody complained
 * (RFC 5965). Both carry the headers of the mail that they are about, and in those is its signed link. Null for every other mail:
 * a delay, an answer, a report about a mail that has no such link.
 */
export async function readMailReport(raw: Uint8Array): Promise<MailReport | null> {
  const { attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  })
  const part = (...types: string[]): string =>
    attachments
      .flatMap(({ mimeType, content }) => (types.includes(mimeType) ? [String(content)] : []))
      .join('\n')
  const kind = reported(part('message/delivery-status'), part('message/feedback-report'))
  // A header may be folded onto several lines.
  const headers = part('message/rfc822', 'text/rfc822-headers').replace(/\r?\n[ \t]+/g, ' ')
  const link = /^list-unsubscribe:\s*<([^>]+)>/im.exec(headers)?.[1]?.replaceAll(' ', '')
  const token = link && URL.canParse(link) ? new URL(link).searchParams.get('token') : null
  return kind && token ? { kind, token } : null
}

function reported(delivery: string, feedback: string): MailReport['kind'] | null {
  // 5.2.2 is a full mailbox: it may be emptied.
  if (/^action:\s*failed\b/im.test(delivery) && /^status:\s*5\.(?!2\.2\b)/im.test(delivery)) return 'bounce'
  return /^feedback-type:\s*(abuse|fraud)\b/im.test(feedback) ? 'complaint' : null
}
