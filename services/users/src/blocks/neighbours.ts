import { Inject, Injectable } from '@nestjs/common'
import type { BlockState, EventData } from '@rafiq/contracts'
import { callService, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'

/** The services that keep which pairs are blocked. */
@Injectable()
export class Neighbours {
  constructor(@Inject(SETTINGS) private readonly settings: UsersSettings) {}

  /** Tells each of them, all at once; may be repeated, in any order. */
  tell(change: EventData<'pair.blocked'>): Promise<void>[] {
    const { CHAT_URL, CONNECTIONS_URL } = this.settings
    return [CHAT_URL, CONNECTIONS_URL].map((address) => this.put(address, change))
  }

  private async put(
    address: string,
    { blockerId, blockedId, blocked, version }: EventData<'pair.blocked'>,
  ): Promise<void> {
    const body: BlockState = { blocked, version }
    const url = new URL(`/internal/blocks/${blockerId}/${blockedId}`, address)
    const response = await callService({
      url,
      method: 'PUT',
      credential: this.settings.SERVICE_CREDENTIAL,
      body,
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`${url.origin} answered ${response.status} to a block`)
  }
}
