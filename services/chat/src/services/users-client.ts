import { Inject, Injectable } from '@nestjs/common'
import { type Pair, pairSchema } from '@rafiq/contracts'
import { SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { ChatSettings } from '../settings.ts'
import { callService } from './internal-call.ts'

/** What is asked of the users service, where a room is opened for somebody who is not known here yet. */
@Injectable()
export class UsersClient {
  constructor(@Inject(SETTINGS) private readonly settings: ChatSettings) {}

  /** @throws UnavailableError or a connection's error: 503 */
  async pair(memberId: string, otherId: string): Promise<Pair> {
    const response = await callService({
      url: new URL(`/internal/pairs/${memberId}/${otherId}`, this.settings.USERS_URL),
      method: 'GET',
      secret: this.settings.SERVICE_SECRET,
    })
    if (response.ok) return pairSchema.parse(await response.json())
    await response.body?.cancel()
    throw new UnavailableError({ cause: new Error(`the users service answered ${response.status}`) })
  }
}
