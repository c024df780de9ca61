import { Injectable } from '@nestjs/common'
import { SessionAuthority } from '@rafiq/service-kit'
import { AccountProjection } from './account-projection.ts'

/** Sessions count from when the copy says, so that no state of Redis revives what ended. */
@Injectable()
export class AccountSessions extends SessionAuthority {
  constructor(private readonly accounts: AccountProjection) {
    super()
  }

  /** Somebody unknown may be one whose event is still on its way: the users service is asked about them. */
  override async sessionsValidFrom(memberId: string): Promise<Date | null> {
    const known = await this.accounts.sessionsValidFrom(memberId)
    if (known !== undefined) return known
    if (!(await this.accounts.fetch(memberId))) return null
    return (await this.accounts.sessionsValidFrom(memberId)) ?? null
  }
}
