import { Inject, Injectable } from '@nestjs/common'
import { unreadSendersSchema } from '@rafiq/contracts/members'
import { callService, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'

/** The chat service, as it is asked what a member has not read: what must be right at the moment of a notice. */
@Injectable()
export class UnreadClient {
  constructor(@Inject(SETTINGS) private readonly settings: UsersSettings) {}

  /** Who wrote what the member has not read. @throws UnavailableError, or a connection's error */
  async sendersTo(memberId: string): Promise<Set<string>> {
    const { CHAT_URL, SERVICE_CREDENTIAL: credential } = this.settings
    const url = new URL(`/internal/members/${memberId}/unread`, CHAT_URL)
    const response = await callService({ url, method: 'GET', credential })
    if (response.ok) return new Set(unreadSendersSchema.parse(await response.json()).senderIds)
    await response.body?.cancel()
    throw new UnavailableError({ cause: new Error(`${url.origin} answered ${response.status} to unread`) })
  }
}
