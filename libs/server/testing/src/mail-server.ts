import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  /** Whom reports about it go to. */
  envelopeFrom: string
  subject: string
  text: string
  html: string
  headers: ReadonlyMap<string, string>
}

/** A real SMTP server on the loopback that keeps what it takes, and can be stopped and started on its port. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  readonly #port: number
  #server: SMTPServer | undefined

  constructor(port: number) {
    this.#port = port
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      // An outage asks nobody to finish.
      closeTimeout: 1,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const { mailFrom, rcptTo } = session.envelope
        const [recipient] = rcptTo
        const envelopeFrom = mailFrom ? mailFrom.address : ''
        buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then(({ subject = '', text = '', html = '', headers: list }) => {
            const headers = new Map(list.map(({ key, value }) => [key, value]))
            this.mails.push({ to: recipient?.address ?? '', envelopeFrom, subject, text, html, headers })
            done()
          }, done)
      },
    })
    this.#server.on('error', () => undefined)
    const server = this.#server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise<void>((resolve) => server.close(resolve))
  }

  /** The newest mail with a link of one use to an address. */
  to(address: string): ReceivedMail | undefined {
    return this.mails.findLast((mail) => mail.to === address && mail.text.includes('?token='))
  }

  /** The newest mail with this subject to an address. */
  about(address: string, subject: string): ReceivedMail | undefined {
    return this.mails.findLast((mail) => mail.to === address && mail.subject === subject)
  }
}

/** The token of the link in a mail. */
export function linkToken(mail: ReceivedMail): string {
  const link = /https?:\/\/\S+\?token=(\S+)/.exec(mail.text)
  if (!link?.[1]) throw new Error('The mail holds no link.')
  return link[1]
}
