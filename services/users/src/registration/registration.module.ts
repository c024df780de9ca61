import { Module } from '@nestjs/common'
import { DevicesModule } from '../devices/devices.module.ts'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PasswordsModule } from '../passwords/passwords.module.ts'
import { PhotoModule } from '../photo/photo.module.ts'
import { RegistrationController } from './registration.controller.ts'
import { RegistrationService } from './registration.service.ts'

@Module({
  imports: [MembersModule, PasswordsModule, PhotoModule, MatchesModule, DevicesModule],
  controllers: [RegistrationController],
  providers: [RegistrationService],
})
export class RegistrationModule {}
