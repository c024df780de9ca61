import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { SETTINGS } from '@rafiq/service-kit'
import { createTransport, type Transporter } from 'nodemailer'
import type { UsersSettings } from '../settings.ts'
import type { RenderedMail } from './render-mail.ts'

/** Milliseconds: a mail server that hangs must not hold a worker. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/** The mail server, over a few connections that are kept open. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter
  private readonly from: string

  constructor(@Inject(SETTINGS) settings: UsersSettings) {
    this.transport = createTransport({ url: settings.SMTP_URL, pool: true, maxConnections: 3, ...timeouts })
    this.from = settings.MAIL_FROM
  }

  async send(to: string, mail: RenderedMail): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      to: { name: '', address: to },
      ...mail,
      // No automatic answers, please (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  onApplicationShutdown(): void {
    this.transport.close()
  }
}
