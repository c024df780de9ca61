import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import {
  type AfterCommit,
  ApplyBlock,
  BlockProjection,
  MemberProjection,
  UnknownMembers,
} from '@rafiq/members'
import { pairOf } from '../room-access/pair.ts'
import { RoomRepository } from '../rooms/room.repository.ts'
import { RoomUpdates } from '../rooms/room-updates.ts'

/** A block hides the room of the two, in the row that a message locks anyway, and both sides' sockets are told. */
@Injectable()
export class HideBlockedRoom extends ApplyBlock {
  constructor(
    em: EntityManager,
    unknown: UnknownMembers,
    members: MemberProjection,
    blocks: BlockProjection,
    private readonly rooms: RoomRepository,
    private readonly updates: RoomUpdates,
  ) {
    super(em, unknown, members, blocks)
  }

  protected override async onStored(blockerId: string, blockedId: string): Promise<AfterCommit | undefined> {
    const room = await this.rooms.applyBlocks(pairOf(blockerId, blockedId))
    return room && (() => this.updates.changed(room))
  }
}
