import { Inject, Injectable } from '@nestjs/common'
import type { MemberData } from '@rafiq/contracts'
import { MessageRepository } from '../messages/message.repository.ts'
import { RoomRepository } from '../rooms/room.repository.ts'

/** Everything that this service holds on a member: the rooms, and what the member wrote in them. */
@Injectable()
export class ExportService {
  constructor(
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(MessageRepository) private readonly messages: MessageRepository,
  ) {}

  async read(memberId: string): Promise<MemberData<'chat'>> {
    const [rooms, messages] = await Promise.all([
      this.rooms.listHeld(memberId),
      this.messages.writtenBy(memberId),
    ])
    return {
      rooms: rooms.map(({ id, otherName, createdAt, last }) => ({
        id,
        otherUser: { name: otherName },
        createdAt: createdAt.toISOString(),
        lastActivityAt: (last?.createdAt ?? createdAt).toISOString(),
      })),
      messages: messages.map(({ id, roomId, content, createdAt }) => ({
        id,
        chatRoomId: roomId,
        content,
        createdAt: createdAt.toISOString(),
      })),
    }
  }
}
