import { Inject, Injectable } from '@nestjs/common'
import { waitingContactsSchema } from '@rafiq/contracts/connections'
import { readAnswer, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'

/** The connections service, as it is asked what waits for a member's answer: what must be right at the moment of a reminder. */
@Injectable()
export class WaitingClient {
  constructor(@Inject(SETTINGS) private readonly settings: UsersSettings) {}

  /** Whose contact waits for the member's answer. @throws UnavailableError, or a connection's error */
  async makersFor(memberId: string): Promise<Set<string>> {
    const { CONNECTIONS_URL, SERVICE_CREDENTIAL: credential } = this.settings
    const url = new URL(`/internal/members/${memberId}/waiting`, CONNECTIONS_URL)
    const { waiting } = await readAnswer({ url, credential }, waitingContactsSchema)
    return new Set(waiting.map(({ userId }) => userId))
  }
}
