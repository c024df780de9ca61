import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import { ClearEndedSubscriptions } from './clear-ended-subscriptions.ts'
import { OwnPushSubscription } from './own-push-subscription.ts'
import { PushServices } from './push-services.ts'
import { PushSubscriptionController } from './push-subscription.controller.ts'
import { PushSubscriptions } from './push-subscriptions.ts'

@Module({
  imports: [MembersModule, SessionsModule],
  controllers: [PushSubscriptionController],
  providers: [PushSubscriptions, PushServices, OwnPushSubscription, ClearEndedSubscriptions],
  exports: [PushSubscriptions, PushServices],
})
export class PushModule {}
