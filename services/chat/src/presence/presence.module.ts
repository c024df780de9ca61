import { Module } from '@nestjs/common'
import { AnnouncePresence } from './announce-presence.ts'
import { Presence } from './presence.ts'

@Module({ providers: [Presence, AnnouncePresence], exports: [Presence, AnnouncePresence] })
export class PresenceModule {}
