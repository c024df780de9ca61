import { Module } from '@nestjs/common'
import { CompositionModule } from '../composition/composition.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import { VisitorsModule } from '../visitors/visitors.module.ts'
import { ReadRestricted } from './read-restricted.ts'
import { RestrictedController } from './restricted.controller.ts'

@Module({
  imports: [CompositionModule, SessionsModule, VisitorsModule],
  controllers: [RestrictedController],
  providers: [ReadRestricted],
})
export class RestrictedModule {}
