import type { DatabaseOptions } from '@rafiq/service-kit'
import { Message } from '../messages/message.entity.ts'
import { Room } from '../rooms/room.entity.ts'
import { RoomMember } from '../rooms/room-member.entity.ts'
import { Migration20261121030000Chat } from './migrations/migration-20261121030000-chat.ts'
import { Migration20261121040000Sessions } from './migrations/migration-20261121040000-sessions.ts'
import { Migration20261121230000Blocks } from './migrations/migration-20261121230000-blocks.ts'
import { Migration20261122021000RemovedRooms } from './migrations/migration-20261122021000-removed-rooms.ts'

/** This service's part of the database: its schema, entities and migrations. */
export function databaseOptions(settings: { DATABASE_URL: string; DATABASE_POOL: number }): DatabaseOptions {
  return {
    url: settings.DATABASE_URL,
    pool: settings.DATABASE_POOL,
    schema: 'chat',
    entities: [Room, RoomMember, Message],
    migrations: [
      Migration20261121030000Chat,
      Migration20261121040000Sessions,
      Migration20261121230000Blocks,
      Migration20261122021000RemovedRooms,
    ],
  }
}
