import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { RegistrationModule } from '../registration/registration.module.ts'
import { ChangeConsent } from './change-consent.ts'
import { ConsentController } from './consent.controller.ts'

@Module({
  imports: [MembersModule, RegistrationModule],
  controllers: [ConsentController],
  providers: [ChangeConsent],
})
export class ConsentModule {}
