import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EndedSessionsResult, Role } from '@rafiq/contracts/accounts'
import type {
  BulkPause,
  BulkPauseResult,
  GenderCorrection,
  ModeratorUser,
  ModeratorUserChange,
  UndoPauseResult,
} from '@rafiq/contracts/moderation'
import { AuditLog, Clock, type Session, uuidv7 } from '@rafiq/service-kit'
import { AccountOrders } from '../accounts/account-orders.ts'
import { MemberNotices } from '../notices/member-notices.ts'
import { ReviewHolds } from '../review-holds/review-holds.ts'
import { errorOfCode } from '../support/error-of-code.ts'
import { toModeratorUser } from './to-moderator-user.ts'

/** What staff do to accounts that changes what the list shows. */
@Injectable()
export class StaffActions {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: AccountOrders,
    private readonly holds: ReviewHolds,
    private readonly notices: MemberNotices,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async change(session: Session, id: string, change: ModeratorUserChange): Promise<ModeratorUser> {
    const { memberId: actorId } = session
    const { isActive, ...terms } = change
    if (isActive) return this.activate(actorId, id)
    const order = { ...terms, actorId, pauseId: uuidv7(), replaces: [], memberIds: [id] }
    const { accounts, unchanged, refused } = await this.orders.pause(order)
    const [account] = [...accounts, ...unchanged]
    if (!account) throw errorOfCode(refused[0]?.code ?? 'not-found')
    // Nothing was done about it, so nothing is recorded but that it was shown.
    if (unchanged.length > 0) await this.recordRead(session, id)
    return toModeratorUser(account)
  }

  /** A profile under review comes back with it: whoever activates it has its reports before them. */
  private async activate(actorId: string, id: string): Promise<ModeratorUser> {
    const account = await this.orders.activate(actorId, id)
    await this.holds.tryUpdate(id)
    return toModeratorUser(account)
  }

  private recordRead({ memberId, role }: Session, id: string): Promise<void> {
    const subject = { kind: 'member', id } as const
    const entry = { actor: { id: memberId, role }, action: 'member.read', subject, details: {} } as const
    return this.em.transactional((tx) => this.audit.record(tx, entry))
  }

  async changeRole(actorId: string, id: string, role: Role): Promise<ModeratorUser> {
    return toModeratorUser(await this.orders.changeRole(actorId, id, role))
  }

  /** The member reads of it on their page; the mail was ordered with the change, under the same id. */
  async correctGender(session: Session, memberId: string, change: GenderCorrection): Promise<ModeratorUser> {
    const id = uuidv7()
    const order = { ...change, actorId: session.memberId, noticeId: id }
    const { account, changed } = await this.orders.correctGender(memberId, order)
    if (changed) {
      const notice = { template: 'gender-corrected', words: null, until: null, reportId: null } as const
      await this.em.transactional(() => this.notices.send({ ...notice, id, memberId, at: this.clock.now() }))
    }
    return toModeratorUser(account)
  }

  /** Whoever was paused so already is not part of what can be undone, and is named. */
  async pauseMany(actorId: string, { ids, ...terms }: BulkPause): Promise<BulkPauseResult> {
    const pauseId = uuidv7()
    const result = await this.orders.pause({ ...terms, actorId, pauseId, replaces: [], memberIds: ids })
    const already = result.unchanged.map(({ memberId: id }) => ({ id, code: 'conflict' as const }))
    const users = result.accounts.map(toModeratorUser)
    return { pauseId, users, refused: [...result.refused, ...already] }
  }

  async undo(actorId: string, pauseId: string): Promise<UndoPauseResult> {
    const { accounts, refused } = await this.orders.undoPause(actorId, pauseId)
    return { users: accounts.map(toModeratorUser), refused }
  }

  endSessions(actorId: string, memberId: string): Promise<EndedSessionsResult> {
    return this.orders.endSessions(actorId, memberId)
  }

  resetFactors(actorId: string, memberId: string): Promise<void> {
    return this.orders.resetFactors(actorId, memberId)
  }

  delete(actorId: string, memberId: string): Promise<void> {
    return this.orders.delete(actorId, memberId)
  }
}
