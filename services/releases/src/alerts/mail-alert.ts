import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { SETTINGS } from '@rafiq/service-kit'
import { createTransport, type Transporter } from 'nodemailer'
import type { ReleasesSettings } from '../settings.ts'
import type { AlertText } from './alert-text.ts'

/** Milliseconds: a mail server that hangs must not hold the delivery of others. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** The mail server, for alerts; there is none where no team wants mail. */
@Injectable()
export class MailAlert implements OnApplicationShutdown {
  private readonly transport: Transporter | undefined

  constructor(@Inject(SETTINGS) private readonly settings: ReleasesSettings) {
    const { SMTP_URL: url } = settings
    this.transport = url === undefined ? undefined : createTransport({ url, ...timeouts })
  }

  /** @param id the same where it may be sent twice, so that mail programs show one */
  async send(to: string, { subject, text }: AlertText, id: string): Promise<void> {
    if (!this.transport) throw new Error('SMTP_URL is not set.')
    await this.transport.sendMail({
      from: this.settings.MAIL_FROM,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@alerts>`,
      // No automatic answers, please (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  onApplicationShutdown(): void {
    this.transport?.close()
  }
}
