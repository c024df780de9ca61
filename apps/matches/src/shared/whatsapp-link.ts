import { normalisePhone } from '@rafiq/contracts/questionnaire'

/**
 * A click-to-chat link with a message ready to send (spec §7); null for what is no Saudi mobile number.
 *
 * @param base the deployment's `WHATSAPP_URL`
 */
export function chatLink(base: string, phone: string, text: string): string | null {
  const number = normalisePhone(phone)
  return number === null ? null : `${base.replace(/\/$/, '')}/${number}?text=${encodeURIComponent(text)}`
}

/** A link to share a message with whom one likes. */
export const shareLink = (base: string, text: string): string =>
  `${base.replace(/\/$/, '')}?text=${encodeURIComponent(text)}`
