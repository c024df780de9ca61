import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { BlockState } from '@rafiq/contracts/connections'
import { EventBus, LOGGER, type Logger, requireAnswer, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import type { BlockChange } from './block.repository.ts'

/**
 * How the chat and the connections service learn of a block: by an event of its transaction, which survives a crash, and by
 * a call to each before the member is answered, so that the two are gone for each other at once.
 */
@Injectable()
export class BlockAnnouncer {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventBus,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** In the transaction of the change. */
  publish(change: BlockChange): Promise<void> {
    return this.events.publish(this.em, 'pair.blocked', change)
  }

  /** After the commit, both at once; may be repeated, in any order. Never rejects. */
  async call(change: BlockChange): Promise<void> {
    const { CHAT_URL, CONNECTIONS_URL } = this.settings
    const calls = [CHAT_URL, CONNECTIONS_URL].map((address) => this.put(address, change))
    for (const result of await Promise.allSettled(calls)) {
      if (result.status === 'rejected') {
        this.logger.warn({ err: result.reason }, 'block call failed, its event will deliver it')
      }
    }
  }

  private async put(address: string, { blockerId, blockedId, blocked, version }: BlockChange): Promise<void> {
    const body: BlockState = { blocked, version }
    const url = new URL(`/internal/blocks/${blockerId}/${blockedId}`, address)
    const { SERVICE_CREDENTIAL: credential } = this.settings
    const response = await requireAnswer({ url, method: 'PUT', credential, body })
    await response.body?.cancel()
  }
}
