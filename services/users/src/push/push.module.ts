import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import { ClearEndedSubscriptions } from './clear-ended-subscriptions.ts'
import { OwnPushSubscription } from './own-push-subscription.ts'
import { PushServices } from './push-services.ts'
import { PushRenewalController, PushSubscriptionController } from './push-subscription.controller.ts'
import { PushSubscriptions } from './push-subscriptions.ts'
import { RenewPushSubscription } from './renew-push-subscription.ts'

@Module({
  imports: [MembersModule, SessionsModule],
  controllers: [PushSubscriptionController, PushRenewalController],
  providers: [
    PushSubscriptions,
    PushServices,
    OwnPushSubscription,
    RenewPushSubscription,
    ClearEndedSubscriptions,
  ],
  exports: [PushSubscriptions, PushServices],
})
export class PushModule {}
