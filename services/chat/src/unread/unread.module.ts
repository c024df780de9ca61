import { Module } from '@nestjs/common'
import { AnnounceUnread } from './announce-unread.ts'
import { UnreadController } from './unread.controller.ts'
import { UnreadRepository } from './unread.repository.ts'

@Module({ controllers: [UnreadController], providers: [UnreadRepository, AnnounceUnread] })
export class UnreadModule {}
