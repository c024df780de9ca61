import { expect } from '@playwright/test'

/** A message as MailDev's REST API tells it. */
interface Mail {
  subject: string
  text: string
  html: string
  to: { address: string }[]
}

const { MAIL_URL = 'http://localhost:4001' } = process.env

/** Waits for a message to this address. */
export async function mailTo(address: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const response = await fetch(`${MAIL_URL}/email`)
        const mails = (await response.json()) as Mail[]
        found = mails.find(({ to }) => to.some((one) => one.address === address))
        return found !== undefined
      },
      { message: `a message to ${address}`, timeout: 30_000 },
    )
    .toBe(true)
  if (!found) throw new Error(`No message to ${address}`)
  return found
}

/** The path of the verification link, so that the journey stays on the origin under test. */
export function verificationPath({ text }: Mail): string {
  const link = /https?:\/\/\S+\/verify-email\?token=[\w-]+/.exec(text)?.[0]
  if (!link) throw new Error('The message holds no verification link')
  const { pathname, search } = new URL(link)
  return pathname + search
}
