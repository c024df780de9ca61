import { expect } from '@playwright/test'

/** A message as MailDev's REST API tells it. */
interface Mail {
  subject: string
  text: string
  html: string
  to: { address: string }[]
}

const { MAIL_URL = 'http://localhost:4001' } = process.env

/** The page that a message's link leads to. */
type LinkedPage = 'verify-email' | 'reset-password' | 'unsubscribe'

/** Waits for a message to this address that leads to this page. */
export const mailTo = (address: string, to: LinkedPage = 'verify-email'): Promise<Mail> =>
  mailWith(address, `/${to}?token=`)

/** Waits for a message to this address that has these words in it. */
export async function mailWith(address: string, words: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const response = await fetch(`${MAIL_URL}/email?to.address=${encodeURIComponent(address)}`)
        const mails = (await response.json()) as Mail[]
        found = mails.find(({ text }) => text.includes(words))
        return found !== undefined
      },
      // Most are there within a tenth of a second, and hundreds of members begin with one.
      { message: `a message to ${address}`, timeout: 30_000, intervals: [50, 50, 100, 250] },
    )
    .toBe(true)
  if (!found) throw new Error(`No message to ${address}`)
  return found
}

/** The path of the link in a message, so that the journey stays on the origin under test. */
export function linkedPath({ text }: Mail): string {
  const link = /https?:\/\/\S+\?token=[\w.-]+/.exec(text)?.[0]
  if (!link) throw new Error('The message holds no link')
  const { pathname, search } = new URL(link)
  return pathname + search
}
