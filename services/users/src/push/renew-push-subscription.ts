import { Inject, Injectable } from '@nestjs/common'
import type { PushRenewal } from '@rafiq/contracts/members'
import { NotFoundError, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { checkSubscription } from './check-subscription.ts'
import { PushSubscriptions } from './push-subscriptions.ts'

/** A browser whose push service gave it another address goes on getting the notices of its session. */
@Injectable()
export class RenewPushSubscription {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** @throws MalformedError, RuleError `push-service-unknown`, NotFoundError, ConflictError where that address is another browser's */
  async renew({ before, after }: PushRenewal): Promise<void> {
    checkSubscription(after, this.settings.PUSH_ORIGINS)
    if (!(await this.subscriptions.renew(before, after))) throw new NotFoundError()
  }
}
