import { Injectable } from '@nestjs/common'
import { Clock, PeriodicTask } from '@rafiq/service-kit'
import { undeliveredKept } from './mailer.ts'
import { NoticeMails } from './notice-mails.ts'
import { OneTimeTokens } from './one-time-tokens.ts'
import { SecurityMails } from './security-mails.ts'

/** Every hour and in any replica: forgets mails that nobody could be sent and links that nobody followed. */
@Injectable()
export class ClearUndeliveredMails extends PeriodicTask {
  constructor(
    private readonly notices: NoticeMails,
    private readonly securityMails: SecurityMails,
    private readonly tokens: OneTimeTokens,
    private readonly clock: Clock,
  ) {
    super({ name: 'clearing undelivered mails', interval: 3_600_000 })
  }

  override async run(): Promise<void> {
    const now = this.clock.now()
    const before = new Date(now.getTime() - undeliveredKept)
    await this.notices.forgetFarewellsBefore(before)
    await this.securityMails.forgetBefore(before)
    await this.tokens.removeExpired(now)
  }
}
