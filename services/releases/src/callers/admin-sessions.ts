import { Inject, Injectable } from '@nestjs/common'
import { SessionAuthority } from '@rafiq/service-kit'
import { Accounts } from './accounts.ts'

/** From when on a caller's sessions count is asked at each call, so that no state of Redis revives what ended. */
@Injectable()
export class AdminSessions extends SessionAuthority {
  readonly #accounts: Accounts

  constructor(@Inject(Accounts) accounts: Accounts) {
    super()
    this.#accounts = accounts
  }

  override async sessionsValidFrom(memberId: string): Promise<Date | null> {
    const account = await this.#accounts.find(memberId)
    return account && new Date(account.sessionsValidFrom)
  }
}
