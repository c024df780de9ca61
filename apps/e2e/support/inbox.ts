import { expect } from '@playwright/test'
import { findMail, type Mail } from './mail.ts'

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
        found = await findMail(MAIL_URL, address, words)
        return found !== undefined
      },
      // Most are there within a tenth of a second, and hundreds of members begin with one.
      { message: `a message to ${address}`, intervals: [50, 50, 100, 250] },
    )
    .toBe(true)
  if (!found) throw new Error(`No message to ${address}`)
  return found
}
