import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { OwnSessionsController } from './own-sessions.controller.ts'
import { OwnSessions } from './own-sessions.ts'

@Module({ imports: [MembersModule], controllers: [OwnSessionsController], providers: [OwnSessions] })
export class OwnSessionsModule {}
