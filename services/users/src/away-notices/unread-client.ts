import { Inject, Injectable } from '@nestjs/common'
import { unreadRoomsSchema } from '@rafiq/contracts/members'
import { readAnswer, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'

/** The chat service, as it is asked what a member has not read: what must be right at the moment of a notice. */
@Injectable()
export class UnreadClient {
  constructor(@Inject(SETTINGS) private readonly settings: UsersSettings) {}

  /** In which room who wrote what the member has not read: rooms by their writers. @throws UnavailableError, or a connection's error */
  async roomsOf(memberId: string): Promise<Map<string, string>> {
    const { CHAT_URL, SERVICE_CREDENTIAL: credential } = this.settings
    const url = new URL(`/internal/members/${memberId}/unread`, CHAT_URL)
    const { unread } = await readAnswer({ url, credential }, unreadRoomsSchema)
    return new Map(unread.map(({ senderId, chatRoomId }) => [senderId, chatRoomId]))
  }
}
