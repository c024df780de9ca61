import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { type Retries, SETTINGS } from '@rafiq/service-kit'
import { createTransport, type Transporter } from 'nodemailer'
import type { Member } from '../members/member.entity.ts'
import type { UsersSettings } from '../settings.ts'
import type { RenderedMail } from './mail-frame.ts'

/** Milliseconds: a mail server that hangs must not hold a worker. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/** In seconds: an outage of the mail server only delays a mail, for about a day, at most five minutes between attempts. */
export const mailRetries: Retries = { limit: 300, delay: 2, longestDelay: 300 }

/** Milliseconds that an undelivered mail to a deleted account is kept: as long as the queue tries, and no second day. */
export const undeliveredKept = 2 * 86_400_000

interface MailOptions {
  /** The same for a mail that may be sent twice, so that mail programs show one. */
  messageId?: string
  headers?: Readonly<Record<string, string>>
}

/** The mail server, over a few connections that are kept open, and the addresses that mails name. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter

  constructor(@Inject(SETTINGS) private readonly settings: UsersSettings) {
    this.transport = createTransport({ url: settings.SMTP_URL, pool: true, maxConnections: 3, ...timeouts })
  }

  get supportEmail(): string {
    return this.settings.SUPPORT_EMAIL
  }

  /** The platform's own address. */
  get publicUrl(): string {
    return this.settings.PUBLIC_URL
  }

  /** Where a member finds the own account. */
  get accountUrl(): string {
    return new URL('/account', this.publicUrl).href
  }

  async send(to: string, mail: RenderedMail, { messageId, headers }: MailOptions = {}): Promise<void> {
    const { MAIL_FROM, MAIL_BOUNCES } = this.settings
    await this.transport.sendMail({
      from: MAIL_FROM,
      to: { name: '', address: to },
      ...(MAIL_BOUNCES && { envelope: { from: MAIL_BOUNCES, to } }),
      ...mail,
      // No automatic answers, please (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      ...(messageId !== undefined && { messageId }),
    })
  }

  onApplicationShutdown(): void {
    this.transport.close()
  }
}

/**
 * By which name a mail greets; null: by none. Before an address is verified, whoever typed the name may be a stranger to
 * whoever reads the mail, so nothing that was typed is in it: else anybody could have words of theirs sent to anyone.
 */
export function greetedName({
  emailVerifiedAt,
  profile,
}: Pick<Member, 'emailVerifiedAt' | 'profile'>): string | null {
  return emailVerifiedAt === null ? null : (profile?.name ?? null)
}
