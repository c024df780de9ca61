import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { ProjectedSessionAuthority } from '@rafiq/service-kit'
import { UsersClient } from '../services/users-client.ts'
import { AccountProjection } from './account-projection.ts'

/** Sessions count from when the copy says, so that no state of Redis revives what ended. */
@Injectable()
export class AccountSessions extends ProjectedSessionAuthority {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
    @Inject(UsersClient) private readonly users: UsersClient,
  ) {
    super()
  }

  protected override async known(memberId: string): Promise<Date | null | undefined> {
    const account = await this.accounts.find(memberId)
    return account ? account.sessionsValidFrom : account
  }

  protected override async ask(memberId: string): Promise<Date | null> {
    const account = await this.users.account(memberId)
    if (!account) return null
    await this.em.fork().transactional((tx) => this.accounts.keep(tx, [account]))
    return (await this.known(memberId)) ?? null
  }
}
