import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger, requireAnswer, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { MemberRepository } from './member.repository.ts'
import { toMemberChanged } from './member-views.ts'

/**
 * Tells the chat service how it stands with members before whoever paused them is answered, so that they send nothing
 * more by then: it judges by what it knows of them. Other services ask when it matters. The event of the change stays as
 * the second way, which survives a crash.
 */
@Injectable()
export class ChatNotifier {
  constructor(
    private readonly members: MemberRepository,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** After the commit, all in one call; may be repeated. Never rejects. */
  async notify(memberIds: readonly string[]): Promise<void> {
    try {
      // As it stands now: another change may have come meanwhile.
      const body = (await this.members.findAll(memberIds)).map(toMemberChanged)
      if (body.length === 0) return
      const { CHAT_URL, SERVICE_CREDENTIAL: credential } = this.settings
      const url = new URL('/internal/members', CHAT_URL)
      const response = await requireAnswer({ url, method: 'PUT', credential, body })
      await response.body?.cancel()
    } catch (error) {
      this.logger.warn(
        { err: error },
        'call to the chat service about members failed, events will deliver it',
      )
    }
  }
}
