import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type {
  BulkPause,
  BulkPauseResult,
  EventData,
  ModeratorUser,
  ModeratorUserChange,
  Role,
  UndoPauseResult,
} from '@rafiq/contracts'
import { uuidv7 } from '@rafiq/service-kit'
import { AccountProjection } from '../accounts/account-projection.ts'
import { UsersClient } from '../services/users-client.ts'
import { refuse } from '../support/refuse.ts'
import { toModeratorUser } from './to-moderator-user.ts'

type Account = EventData<'account.changed'>

/**
 * What staff do to accounts. The users service does and records it, in one transaction; what it answers is in the copy
 * before the caller is answered, so that the list read next is right.
 */
@Injectable()
export class StaffActions {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
  ) {}

  async change(actorId: string, id: string, change: ModeratorUserChange): Promise<ModeratorUser> {
    const { isActive, ...terms } = change
    if (isActive) return this.keepOne(await this.users.activate(actorId, id))
    const order = { ...terms, actorId, pauseId: uuidv7(), replaces: [], memberIds: [id] }
    const { accounts, unchanged, refused } = await this.users.pause(order)
    const [account] = [...accounts, ...unchanged]
    if (account) return this.keepOne(account)
    throw refuse(refused[0]?.code ?? 'not-found')
  }

  async changeRole(actorId: string, id: string, role: Role): Promise<ModeratorUser> {
    return this.keepOne(await this.users.changeRole(actorId, id, role))
  }

  async delete(actorId: string, memberId: string): Promise<void> {
    const { version } = await this.users.delete(actorId, memberId)
    await this.em.fork().transactional((tx) => this.accounts.bury(tx, { memberId, version }))
  }

  /** Whoever was paused so already is not part of what can be undone, and is named. */
  async pauseMany(actorId: string, { ids, ...terms }: BulkPause): Promise<BulkPauseResult> {
    const pauseId = uuidv7()
    const result = await this.users.pause({ ...terms, actorId, pauseId, replaces: [], memberIds: ids })
    const already = result.unchanged.map(({ memberId: id }) => ({ id, code: 'conflict' as const }))
    return {
      pauseId,
      users: await this.keep(result.accounts),
      refused: [...result.refused, ...already],
    }
  }

  async undo(actorId: string, pauseId: string): Promise<UndoPauseResult> {
    const { accounts, refused } = await this.users.undoPause(actorId, pauseId)
    return { users: await this.keep(accounts), refused }
  }

  private async keepOne(account: Account): Promise<ModeratorUser> {
    await this.keep([account])
    return toModeratorUser(account)
  }

  private async keep(accounts: readonly Account[]): Promise<ModeratorUser[]> {
    await this.em.fork().transactional((tx) => this.accounts.keep(tx, accounts))
    return accounts.map(toModeratorUser)
  }
}
