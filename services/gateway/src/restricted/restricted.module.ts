import { Module } from '@nestjs/common'
import { CompositionModule } from '../composition/composition.module.ts'
import { VisitorsModule } from '../visitors/visitors.module.ts'
import { CallerSessions } from './caller-sessions.ts'
import { ReadRestricted } from './read-restricted.ts'
import { RestrictedController } from './restricted.controller.ts'

@Module({
  imports: [CompositionModule, VisitorsModule],
  controllers: [RestrictedController],
  providers: [CallerSessions, ReadRestricted],
})
export class RestrictedModule {}
