import { Module } from '@nestjs/common'
import { CallerSessions } from './caller-sessions.ts'

@Module({ providers: [CallerSessions], exports: [CallerSessions] })
export class SessionsModule {}
