import { Module } from '@nestjs/common'
import { LiveModule } from '../live/live.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import { AudienceController } from './audience.controller.ts'
import { AudienceCookie } from './audience-cookie.ts'
import { RememberAudience } from './remember-audience.ts'

@Module({
  imports: [LiveModule, SessionsModule],
  controllers: [AudienceController],
  providers: [AudienceCookie, RememberAudience],
  exports: [AudienceCookie],
})
export class AudienceModule {}
