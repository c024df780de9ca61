import { Injectable } from '@nestjs/common'
import type { ConnectionState, EventData } from '@rafiq/contracts'
import { MemberDirectory } from '@rafiq/service-kit'

/** What this service tells the users service, beside what it asks. */
@Injectable()
export class UsersClient extends MemberDirectory {
  /** Tells how far a contact is; may be repeated. @throws UnavailableError or a connection's error: 503 */
  async tell({ userId, matchedUserId, status, version }: EventData<'connection.changed'>): Promise<void> {
    const body: ConnectionState = { status, version }
    const response = await this.call('PUT', `/internal/connections/${userId}/${matchedUserId}`, { body })
    await response.body?.cancel()
  }
}
