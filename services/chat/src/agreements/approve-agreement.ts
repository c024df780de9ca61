import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Agreement, ApproveAgreement as Approval } from '@rafiq/contracts/chat'
import { Clock, type Session } from '@rafiq/service-kit'
import { RoomLock } from '../room-access/room-lock.ts'
import { Sockets } from '../sockets/sockets.ts'
import { decideApproval, refusals } from './agreement-rules.ts'
import { AgreementVersions } from './agreement-versions.ts'

/** Notes that one of the two approves the newest version, or takes that back. */
@Injectable()
export class ApproveAgreement {
  constructor(
    private readonly em: EntityManager,
    private readonly lock: RoomLock,
    private readonly versions: AgreementVersions,
    private readonly sockets: Sockets,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFoundError for a room that is not the caller's, ForbiddenError for a paused one, ConflictError where it is not
   * the newest version or both approved it, RuleError where there is nothing to approve
   */
  async approve({ memberId }: Session, roomId: string, approval: Approval): Promise<Agreement> {
    const otherId = await this.em.transactional(() => this.store(memberId, roomId, approval))
    this.sockets.emit([memberId, otherId], 'agreement:changed', { chatRoomId: roomId })
    return this.versions.read(roomId, memberId)
  }

  private async store(memberId: string, roomId: string, approval: Approval): Promise<string> {
    const { pair, otherId, isActive } = await this.lock.hold(roomId, memberId)
    const newest = await this.versions.newest(roomId, pair, memberId)
    const decision = decideApproval({ isActive, ...newest }, approval)
    if (decision === 'repeated') return otherId
    if (decision !== 'store') throw refusals[decision]()
    const { version, approved } = approval
    await this.versions.approve({ roomId, version, pair, memberId }, approved ? this.clock.now() : null)
    if (approved && newest.otherApproved) await this.versions.forgetBefore(roomId, version)
    return otherId
  }
}
