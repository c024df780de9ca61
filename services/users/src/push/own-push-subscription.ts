import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { PushDevice, PushSubscriptionData } from '@rafiq/contracts/members'
import { Clock, SETTINGS, type Session, UnauthorizedError } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import type { UsersSettings } from '../settings.ts'
import { checkSubscription } from './check-subscription.ts'
import { PushSubscriptions } from './push-subscriptions.ts'

/** The browser of the caller's session, as far as it gets notices. */
@Injectable()
export class OwnPushSubscription {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly subscriptions: PushSubscriptions,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async read(session: Session): Promise<PushDevice> {
    const subscription = await this.subscriptions.ofSession(session)
    const [{ publicKey }] = this.settings.VAPID_KEYS
    // One that was made for a key before is made anew by the page: to it, there is none.
    const isCurrent = subscription?.vapidKey === publicKey
    return { publicKey, endpoint: isCurrent ? subscription.endpoint : null }
  }

  /** @throws MalformedError, RuleError `push-service-unknown`, UnauthorizedError, ConflictError */
  async put(
    session: Session,
    subscription: PushSubscriptionData,
    cookies: string | undefined,
  ): Promise<void> {
    checkSubscription(subscription, this.settings.PUSH_ORIGINS)
    const [{ publicKey }] = this.settings.VAPID_KEYS
    await this.em.transactional(async () => {
      if (!(await this.members.lock(session.memberId))) throw new UnauthorizedError()
      const addedAt = this.clock.now()
      await this.subscriptions.put(session, subscription, { vapidKey: publicKey, cookies, addedAt })
    })
  }

  async remove({ id }: Session): Promise<void> {
    await this.subscriptions.removeOfSession(id)
  }
}
