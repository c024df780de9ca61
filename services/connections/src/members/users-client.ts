import { Injectable } from '@nestjs/common'
import type { ConnectionState } from '@rafiq/contracts/connections'
import type { EventData } from '@rafiq/contracts/events'
import { type Pair, pairSchema } from '@rafiq/contracts/matching'
import { MemberDirectory } from '@rafiq/members'

/** The users service: what this service asks about members, and the outcomes that it reports. */
@Injectable()
export class UsersClient extends MemberDirectory {
  /**
   * What holds between two members, of whom the first wants to get to know the second, who counts as shown from then on.
   * @throws UnavailableError or a connection's error: 503
   */
  async introduce(memberId: string, otherId: string): Promise<Pair> {
    const response = await this.call('POST', `/internal/pairs/${memberId}/${otherId}/introductions`)
    return pairSchema.parse(await response.json())
  }

  /** Reports how far a contact is; may be repeated. @throws UnavailableError or a connection's error: 503 */
  async report({ userId, matchedUserId, status, version }: EventData<'connection.changed'>): Promise<void> {
    const body: ConnectionState = { status, version }
    const response = await this.call('PUT', `/internal/connections/${userId}/${matchedUserId}`, { body })
    await response.body?.cancel()
  }
}
