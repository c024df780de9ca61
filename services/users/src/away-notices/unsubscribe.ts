import { Inject, Injectable } from '@nestjs/common'
import { awayNoticeKinds } from '@rafiq/contracts/members'
import { MalformedError, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { Preferences } from './preferences.ts'
import { readUnsubscription, type Unsubscription } from './unsubscribe-link.ts'

/** Ends what a mail told of, for whoever holds its link: no session, and again as often as one likes. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly preferences: Preferences,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** @throws MalformedError `invalid-unsubscribe-link` */
  async end(token: string): Promise<void> {
    const { memberId, kinds } = this.read(token)
    await this.preferences.turnOff(memberId, kinds)
  }

  /**
   * Ends notices of every kind: the address takes no mail, or whoever reads it complained.
   * @throws MalformedError `invalid-unsubscribe-link`
   */
  async endAll(token: string): Promise<void> {
    await this.preferences.turnOff(this.read(token).memberId, awayNoticeKinds)
  }

  private read(token: string): Unsubscription {
    const unsubscription = readUnsubscription(this.settings.UNSUBSCRIBE_KEYS, token)
    if (!unsubscription) throw new MalformedError('invalid-unsubscribe-link')
    return unsubscription
  }
}
