import { Inject, Injectable } from '@nestjs/common'
import {
  type ConnectionState,
  type Contact,
  type EventData,
  memberChangedSchema,
  type Pair,
  pairSchema,
} from '@rafiq/contracts'
import { callService, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { ConnectionsSettings } from '../settings.ts'

/** What this service asks the users service, and tells it, at once. */
@Injectable()
export class UsersClient {
  constructor(@Inject(SETTINGS) private readonly settings: ConnectionsSettings) {}

  /** What holds between a member and another at this moment. @throws UnavailableError or a connection's error: 503 */
  async pair({ userId, matchedUserId }: Pick<Contact, 'userId' | 'matchedUserId'>): Promise<Pair> {
    const response = await this.call('GET', `/internal/pairs/${userId}/${matchedUserId}`)
    return pairSchema.parse(await response.json())
  }

  /** What is known of a member; null: there is none. @throws UnavailableError or a connection's error: 503 */
  async member(memberId: string): Promise<EventData<'member.changed'> | null> {
    const response = await this.call('GET', `/internal/members/${memberId}`, undefined, [404])
    if (response.ok) return memberChangedSchema.parse(await response.json())
    await response.body?.cancel()
    return null
  }

  /** Tells how far a contact is; may be repeated. */
  async tell({ userId, matchedUserId, status, version }: EventData<'connection.changed'>): Promise<void> {
    const response = await this.call('PUT', `/internal/connections/${userId}/${matchedUserId}`, {
      status,
      version,
    })
    await response.body?.cancel()
  }

  private async call(
    method: 'GET' | 'PUT',
    path: string,
    body?: ConnectionState,
    expected: readonly number[] = [],
  ): Promise<Response> {
    const { USERS_URL, SERVICE_SECRET: secret } = this.settings
    const response = await callService({
      url: new URL(path, USERS_URL),
      method,
      secret,
      ...(body && { body }),
    })
    if (response.ok || expected.includes(response.status)) return response
    await response.body?.cancel()
    throw new UnavailableError({ cause: new Error(`the users service answered ${response.status}`) })
  }
}
