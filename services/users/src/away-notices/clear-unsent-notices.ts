import { Injectable } from '@nestjs/common'
import { Clock, PeriodicTask } from '@rafiq/service-kit'
import { undeliveredKept } from '../mails/mailer.ts'
import { AwayNoticeRepository } from './away-notice.repository.ts'

/** Every hour and in any replica: forgets notices that could not be sent for days, and are news no more. */
@Injectable()
export class ClearUnsentNotices extends PeriodicTask {
  constructor(
    private readonly notices: AwayNoticeRepository,
    private readonly clock: Clock,
  ) {
    super({ name: 'clearing unsent away notices', interval: 3_600_000 })
  }

  override async run(): Promise<void> {
    await this.notices.forgetUnsentBefore(new Date(this.clock.now().getTime() - undeliveredKept))
  }
}
