import { Inject, Injectable } from '@nestjs/common'
import { type ConnectionCounts, connectionCountsSchema } from '@rafiq/contracts/moderation'
import { LOGGER, type Logger, readAnswer, SETTINGS } from '@rafiq/service-kit'
import type { ModerationSettings } from '../settings.ts'

/** Asks the connections service. */
@Injectable()
export class ConnectionsClient {
  constructor(
    @Inject(SETTINGS) private readonly settings: ModerationSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How many contacts an account has; null while nobody answers: the rest of the page is worth showing. */
  async counts(memberId: string): Promise<ConnectionCounts | null> {
    const { CONNECTIONS_URL, SERVICE_CREDENTIAL: credential } = this.settings
    const url = new URL(`/internal/members/${memberId}/counts`, CONNECTIONS_URL)
    try {
      return await readAnswer({ url, credential }, connectionCountsSchema)
    } catch (error) {
      this.logger.warn({ err: error }, 'connections service unavailable, account shown without contacts')
      return null
    }
  }
}
