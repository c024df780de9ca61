import { Inject, Injectable } from '@nestjs/common'
import { type ConnectionState, type Contact, type EventData, type Pair, pairSchema } from '@rafiq/contracts'
import {
  currentRequestId,
  requestIdHeader,
  SETTINGS,
  serviceSecretHeader,
  UnavailableError,
} from '@rafiq/service-kit'
import type { ConnectionsSettings } from '../settings.ts'

/** Milliseconds; the member is waiting. */
const timeout = 3_000

/** What this service asks the users service, and tells it, at once. */
@Injectable()
export class UsersClient {
  constructor(@Inject(SETTINGS) private readonly settings: ConnectionsSettings) {}

  /** What holds between a member and another at this moment. @throws UnavailableError or a connection's error: 503 */
  async pair({ userId, matchedUserId }: Pick<Contact, 'userId' | 'matchedUserId'>): Promise<Pair> {
    const response = await this.call('GET', `/internal/pairs/${userId}/${matchedUserId}`)
    return pairSchema.parse(await response.json())
  }

  /** Tells how far a contact is; may be repeated. */
  async tell({ userId, matchedUserId, status, version }: EventData<'connection.changed'>): Promise<void> {
    const response = await this.call('PUT', `/internal/connections/${userId}/${matchedUserId}`, {
      status,
      version,
    })
    await response.body?.cancel()
  }

  private async call(method: string, path: string, body?: ConnectionState): Promise<Response> {
    const requestId = currentRequestId()
    const response = await fetch(new URL(path, this.settings.USERS_URL), {
      method,
      headers: {
        [serviceSecretHeader]: this.settings.SERVICE_SECRET,
        ...(requestId !== undefined && { [requestIdHeader]: requestId }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.ok) return response
    await response.body?.cancel()
    throw new UnavailableError({ cause: new Error(`the users service answered ${response.status}`) })
  }
}
