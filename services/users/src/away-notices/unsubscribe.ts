import { Inject, Injectable } from '@nestjs/common'
import { MalformedError, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { Preferences } from './preferences.ts'
import { readUnsubscription } from './unsubscribe-link.ts'

/** Ends what a mail told of, for whoever holds its link: no session, and again as often as one likes. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly preferences: Preferences,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** @throws MalformedError `invalid-unsubscribe-link` */
  async end(token: string): Promise<void> {
    const unsubscription = readUnsubscription(this.settings.UNSUBSCRIBE_KEYS, token)
    if (!unsubscription) throw new MalformedError('invalid-unsubscribe-link')
    await this.preferences.turnOff(unsubscription.memberId, unsubscription.kinds)
  }
}
