import { Inject, Injectable } from '@nestjs/common'
import type { MemberDataService } from '@rafiq/contracts/events'
import { type MemberData, memberDataSchemas } from '@rafiq/contracts/personal-data'
import { readAnswer, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'

/** Milliseconds: an export may hold years of messages. */
const timeout = 10_000
/** Seconds after which asking again makes sense. */
const retryAfter = 30

export type HeldElsewhere = { [S in MemberDataService]: MemberData<S> }

/** Asks every other service, all at once, what it holds on a member. */
@Injectable()
export class MemberDataClient {
  constructor(@Inject(SETTINGS) private readonly settings: UsersSettings) {}

  /**
   * All of it or nothing: an export without one of the services would pass for a complete one.
   * @throws UnavailableError where a service does not answer in time, or not as agreed
   */
  async read(memberId: string): Promise<HeldElsewhere> {
    const { CONNECTIONS_URL, CHAT_URL, MODERATION_URL } = this.settings
    const [connections, chat, moderation] = await Promise.all([
      this.ask('connections', CONNECTIONS_URL, memberId),
      this.ask('chat', CHAT_URL, memberId),
      this.ask('moderation', MODERATION_URL, memberId),
    ])
    return { connections, chat, moderation }
  }

  private async ask<S extends MemberDataService>(
    service: S,
    address: string,
    memberId: string,
  ): Promise<MemberData<S>> {
    try {
      const url = new URL(`/internal/members/${memberId}/export`, address)
      const call = { url, credential: this.settings.SERVICE_CREDENTIAL, timeout }
      return (await readAnswer(call, memberDataSchemas[service])) as MemberData<S>
    } catch (cause) {
      throw new UnavailableError({ cause, retryAfter })
    }
  }
}
