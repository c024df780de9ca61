import { Injectable } from '@nestjs/common'
import type { EndedSessionsResult, Role } from '@rafiq/contracts/accounts'
import type { EventData } from '@rafiq/contracts/events'
import type {
  GenderOrder,
  GenderOrderResult,
  NoticeMail,
  PauseOrder,
  PauseOrderResult,
} from '@rafiq/contracts/moderation'
import { UsersClient } from '../services/users-client.ts'
import { AccountProjection } from './account-projection.ts'

type Account = EventData<'account.changed'>

/**
 * What staff have done to accounts. The users service checks, does and records it in one transaction; what it answers is
 * in the copy before the caller goes on, so that the list read next is right.
 */
@Injectable()
export class AccountOrders {
  constructor(
    private readonly users: UsersClient,
    private readonly accounts: AccountProjection,
  ) {}

  async pause(order: PauseOrder): Promise<PauseOrderResult> {
    const result = await this.users.pause(order)
    await this.accounts.upsert([...result.accounts, ...result.unchanged])
    return result
  }

  async undoPause(actorId: string, pauseId: string): Promise<PauseOrderResult> {
    const result = await this.users.undoPause(actorId, pauseId)
    await this.accounts.upsert(result.accounts)
    return result
  }

  async activate(actorId: string, memberId: string): Promise<Account> {
    return this.copied(await this.users.activate(actorId, memberId))
  }

  async changeRole(actorId: string, memberId: string, role: Role): Promise<Account> {
    return this.copied(await this.users.changeRole(actorId, memberId, role))
  }

  async correctGender(memberId: string, order: GenderOrder): Promise<GenderOrderResult> {
    const result = await this.users.correctGender(memberId, order)
    await this.copied(result.account)
    return result
  }

  /** @param notice mailed to the member in the transaction that deletes */
  async delete(actorId: string, memberId: string, notice: NoticeMail | null = null): Promise<void> {
    const { version } = await this.users.delete(actorId, memberId, notice)
    await this.accounts.tombstone({ memberId, version })
  }

  endSessions(actorId: string, memberId: string): Promise<EndedSessionsResult> {
    return this.users.endSessions(actorId, memberId)
  }

  resetFactors(actorId: string, memberId: string): Promise<void> {
    return this.users.resetFactors(actorId, memberId)
  }

  private async copied(account: Account): Promise<Account> {
    await this.accounts.upsert([account])
    return account
  }
}
