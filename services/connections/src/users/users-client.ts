import { Injectable } from '@nestjs/common'
import { type ConnectionState, type EventData, type Pair, pairSchema } from '@rafiq/contracts'
import { MemberDirectory } from '@rafiq/service-kit'

/** What this service tells the users service, beside what it asks. */
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

  /** Tells how far a contact is; may be repeated. @throws UnavailableError or a connection's error: 503 */
  async tell({ userId, matchedUserId, status, version }: EventData<'connection.changed'>): Promise<void> {
    const body: ConnectionState = { status, version }
    const response = await this.call('PUT', `/internal/connections/${userId}/${matchedUserId}`, { body })
    await response.body?.cancel()
  }
}
