/** A message as MailDev's REST API tells it. */
export interface Mail {
  subject: string
  text: string
  html: string
  to: { address: string }[]
}

/** A message to this address that has these words in it, if the inbox has one already. */
export async function findMail(inbox: string, address: string, words: string): Promise<Mail | undefined> {
  const response = await fetch(`${inbox}/email?to.address=${encodeURIComponent(address)}`)
  const mails = (await response.json()) as Mail[]
  return mails.find(({ text }) => text.includes(words))
}

/** The path of the link in a message, so that the journey stays on the origin under test. */
export function linkedPath({ text }: Mail): string {
  const link = /https?:\/\/\S+\?token=[\w.-]+/.exec(text)?.[0]
  if (!link) throw new Error('The message holds no link')
  const { pathname, search } = new URL(link)
  return pathname + search
}
