import { Inject, Injectable } from '@nestjs/common'
import { type EventData, memberChangedSchema } from '@rafiq/contracts/events'
import { type Pair, pairSchema } from '@rafiq/contracts/matching'
import { requireAnswer, SETTINGS, type ServiceCall } from '@rafiq/service-kit'

/** What a service is set to that asks the users service. */
export interface DirectorySettings {
  USERS_URL: string
  SERVICE_CREDENTIAL: string
}

/** The users service, as other services ask it about whoever they do not know, and what must be right at once. */
@Injectable()
export class MemberDirectory {
  constructor(@Inject(SETTINGS) private readonly settings: DirectorySettings) {}

  /** What holds between two members at this moment. @throws UnavailableError or a connection's error: 503 */
  async pair(memberId: string, otherId: string): Promise<Pair> {
    const response = await this.call('GET', `/internal/pairs/${memberId}/${otherId}`)
    return pairSchema.parse(await response.json())
  }

  /** What is known of a member; null: there is none. @throws UnavailableError or a connection's error: 503 */
  async member(memberId: string): Promise<EventData<'member.changed'> | null> {
    const response = await this.call('GET', `/internal/members/${memberId}`, { expected: 404 })
    if (response.ok) return memberChangedSchema.parse(await response.json())
    await response.body?.cancel()
    return null
  }

  /**
   * @param expected a status that is an answer, beside success
   * @throws UnavailableError for any other
   */
  protected call(
    method: ServiceCall['method'],
    path: string,
    { body, expected }: { body?: object; expected?: number } = {},
  ): Promise<Response> {
    const { USERS_URL, SERVICE_CREDENTIAL: credential } = this.settings
    const url = new URL(path, USERS_URL)
    return requireAnswer({ url, method, credential, ...(body && { body }) }, expected)
  }
}
