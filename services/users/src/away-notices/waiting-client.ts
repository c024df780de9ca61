import { Inject, Injectable } from '@nestjs/common'
import { waitingContactsSchema } from '@rafiq/contracts/connections'
import { callService, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'

/** The connections service, as it is asked what waits for a member's answer: what must be right at the moment of a reminder. */
@Injectable()
export class WaitingClient {
  constructor(@Inject(SETTINGS) private readonly settings: UsersSettings) {}

  /** Whose contact waits for the member's answer. @throws UnavailableError, or a connection's error */
  async makersFor(memberId: string): Promise<Set<string>> {
    const { CONNECTIONS_URL, SERVICE_CREDENTIAL: credential } = this.settings
    const url = new URL(`/internal/members/${memberId}/waiting`, CONNECTIONS_URL)
    const response = await callService({ url, method: 'GET', credential })
    if (response.ok) {
      const { waiting } = waitingContactsSchema.parse(await response.json())
      return new Set(waiting.map(({ userId }) => userId))
    }
    await response.body?.cancel()
    throw new UnavailableError({ cause: new Error(`${url.origin} answered ${response.status} to waiting`) })
  }
}
