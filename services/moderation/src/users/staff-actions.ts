import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type {
  BulkPause,
  BulkPauseResult,
  EndedSessionsResult,
  EventData,
  GenderCorrection,
  ModeratorUser,
  ModeratorUserChange,
  Role,
  UndoPauseResult,
} from '@rafiq/contracts'
import { AuditLog, Clock, type Session, uuidv7 } from '@rafiq/service-kit'
import { AccountProjection } from '../accounts/account-projection.ts'
import { SendNotices } from '../notices/send-notices.ts'
import { Holds } from '../reports/holds.ts'
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
    @Inject(Holds) private readonly holds: Holds,
    @Inject(SendNotices) private readonly notices: SendNotices,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async change(session: Session, id: string, change: ModeratorUserChange): Promise<ModeratorUser> {
    const { memberId: actorId } = session
    const { isActive, ...terms } = change
    if (isActive) return this.activate(actorId, id)
    const order = { ...terms, actorId, pauseId: uuidv7(), replaces: [], memberIds: [id] }
    const { accounts, unchanged, refused } = await this.users.pause(order)
    const [account] = [...accounts, ...unchanged]
    if (!account) throw refuse(refused[0]?.code ?? 'not-found')
    // Nothing was done about it, so nothing is recorded but that it was shown.
    if (unchanged.length > 0) await this.recordRead(session, id)
    return this.keepOne(account)
  }

  /** A profile under review comes back with it: whoever activates it has its reports before them. */
  private async activate(actorId: string, id: string): Promise<ModeratorUser> {
    const user = await this.keepOne(await this.users.activate(actorId, id))
    await this.holds.settleSoon(id)
    return user
  }

  private recordRead({ memberId, role }: Session, id: string): Promise<void> {
    const subject = { kind: 'member', id } as const
    const entry = { actor: { id: memberId, role }, action: 'member.read', subject, details: {} } as const
    return this.em.fork().transactional((tx) => this.audit.record(tx, entry))
  }

  async changeRole(actorId: string, id: string, role: Role): Promise<ModeratorUser> {
    return this.keepOne(await this.users.changeRole(actorId, id, role))
  }

  /** The member reads of it on their page; the mail was ordered with the change, under the same id. */
  async correctGender(session: Session, memberId: string, change: GenderCorrection): Promise<ModeratorUser> {
    const noticeId = uuidv7()
    const order = { ...change, actorId: session.memberId, noticeId }
    const { account, changed } = await this.users.correctGender(memberId, order)
    await this.em.fork().transactional(async (tx) => {
      await this.accounts.keep(tx, [account])
      if (!changed) return
      const notice = { template: 'gender-corrected', words: null, until: null } as const
      await this.notices.send(tx, { id: noticeId, memberId, reportId: null, at: this.clock.now(), ...notice })
    })
    return toModeratorUser(account)
  }

  endSessions(actorId: string, memberId: string): Promise<EndedSessionsResult> {
    return this.users.endSessions(actorId, memberId)
  }

  resetFactors(actorId: string, memberId: string): Promise<void> {
    return this.users.resetFactors(actorId, memberId)
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
