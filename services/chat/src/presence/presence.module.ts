import { Module } from '@nestjs/common'
import { Presence } from './presence.ts'

@Module({ providers: [Presence], exports: [Presence] })
export class PresenceModule {}
