import { Inject, Injectable } from '@nestjs/common'
import { type EventData, memberChangedSchema, type Pair, pairSchema } from '@rafiq/contracts'
import { callService, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { ChatSettings } from '../settings.ts'

/** What is asked of the users service, for whoever is not known here yet. */
@Injectable()
export class UsersClient {
  constructor(@Inject(SETTINGS) private readonly settings: ChatSettings) {}

  /** What is known of two members. @throws UnavailableError or a connection's error: 503 */
  async pair(memberId: string, otherId: string): Promise<Pair> {
    const response = await this.ask(`/internal/pairs/${memberId}/${otherId}`)
    return pairSchema.parse(await response.json())
  }

  /** What is known of a member; null: there is none. @throws UnavailableError or a connection's error: 503 */
  async member(memberId: string): Promise<EventData<'member.changed'> | null> {
    const response = await this.ask(`/internal/members/${memberId}`, 404)
    if (response.ok) return memberChangedSchema.parse(await response.json())
    await response.body?.cancel()
    return null
  }

  private async ask(path: string, expected?: number): Promise<Response> {
    const { USERS_URL, SERVICE_SECRET: secret } = this.settings
    const response = await callService({ url: new URL(path, USERS_URL), method: 'GET', secret })
    if (response.ok || response.status === expected) return response
    await response.body?.cancel()
    throw new UnavailableError({ cause: new Error(`the users service answered ${response.status}`) })
  }
}
