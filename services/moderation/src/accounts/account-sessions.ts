import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { SessionAuthority } from '@rafiq/service-kit'
import { UsersClient } from '../services/users-client.ts'
import { AccountProjection } from './account-projection.ts'

/** Sessions count from when the copy says, so that no state of Redis revives what ended. */
@Injectable()
export class AccountSessions extends SessionAuthority {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
    @Inject(UsersClient) private readonly users: UsersClient,
  ) {
    super()
  }

  override async sessionsValidFrom(memberId: string): Promise<Date | null> {
    const known = await this.known(memberId)
    return known === undefined ? this.ask(memberId) : known
  }

  private async known(memberId: string): Promise<Date | null | undefined> {
    const account = await this.accounts.find(memberId)
    return account ? account.sessionsValidFrom : account
  }

  /** Somebody whose event is still on its way, or who joined before this service did. */
  private async ask(memberId: string): Promise<Date | null> {
    const account = await this.users.account(memberId)
    if (!account) return null
    await this.em.fork().transactional((tx) => this.accounts.keep(tx, [account]))
    return (await this.known(memberId)) ?? null
  }
}
