import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common'
import {
  type PushDevice,
  type PushRenewal,
  type PushSubscriptionData,
  pushDeviceSchema,
  pushRenewalSchema,
  pushSubscriptionSchema,
} from '@rafiq/contracts/members'
import { CurrentSession, Public, RateLimit, Returns, ReturnsNothing, type Session } from '@rafiq/service-kit'
import { Browser, type BrowserTrace } from '../support/http.ts'
import { OwnPushSubscription } from './own-push-subscription.ts'
import { RenewPushSubscription } from './renew-push-subscription.ts'

/** Whether the browser of this session gets notices. */
@RateLimit({ name: 'push-subscription', points: 120, seconds: 900, by: 'member' })
@Controller('api/user/push-subscription')
export class PushSubscriptionController {
  constructor(private readonly own: OwnPushSubscription) {}

  @Get()
  @Returns(pushDeviceSchema)
  read(@CurrentSession() session: Session): Promise<PushDevice> {
    return this.own.read(session)
  }

  @Put()
  @ReturnsNothing()
  put(
    @CurrentSession() session: Session,
    @Body({ schema: pushSubscriptionSchema }) subscription: PushSubscriptionData,
    @Browser() { cookies }: BrowserTrace,
  ): Promise<void> {
    return this.own.put(session, subscription, cookies)
  }

  @Delete()
  @ReturnsNothing()
  remove(@CurrentSession() session: Session): Promise<void> {
    return this.own.remove(session)
  }
}

/** Asked by the service worker, which has no session. Whole carriers share an address, so the limit is a wide one. */
@Public()
@RateLimit({ name: 'push-renewal', points: 3_000, seconds: 900, by: 'address' })
@Controller('api/user/push-subscription/renewal')
export class PushRenewalController {
  constructor(private readonly renewal: RenewPushSubscription) {}

  @Post()
  @ReturnsNothing()
  renew(@Body({ schema: pushRenewalSchema }) renewal: PushRenewal): Promise<void> {
    return this.renewal.renew(renewal)
  }
}
