import { Inject, Injectable } from '@nestjs/common'
import type { RoomContact } from '@rafiq/contracts/connections'
import { callService, SETTINGS } from '@rafiq/service-kit'
import type { ChatSettings } from '../settings.ts'
import { contactError } from './contact-error.ts'

/** The connections service: a room without a contact records one, under its limit. */
@Injectable()
export class ConnectionsClient {
  constructor(@Inject(SETTINGS) private readonly settings: ChatSettings) {}

  /** @throws AppError why the two may not be brought together, or 503 */
  async contact(contact: RoomContact): Promise<void> {
    const response = await callService({
      url: new URL('/internal/contacts', this.settings.CONNECTIONS_URL),
      method: 'POST',
      credential: this.settings.SERVICE_CREDENTIAL,
      body: contact,
    })
    if (!response.ok) throw contactError(response.status, await response.json().catch(() => null))
    await response.body?.cancel()
  }
}
