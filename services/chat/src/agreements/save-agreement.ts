import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Agreement, SaveAgreement as Saved } from '@rafiq/contracts/chat'
import { Clock, type Session } from '@rafiq/service-kit'
import { RoomLock } from '../room-access/room-lock.ts'
import { Sockets } from '../sockets/sockets.ts'
import { decideSave, refusals } from './agreement-rules.ts'
import { AgreementVersions } from './agreement-versions.ts'

/** Stores what one of the two made of an agreement as its next version, which neither has approved. */
@Injectable()
export class SaveAgreement {
  constructor(
    private readonly em: EntityManager,
    private readonly lock: RoomLock,
    private readonly versions: AgreementVersions,
    private readonly sockets: Sockets,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFoundError for a room that is not the caller's, ForbiddenError for a paused one, ConflictError where it was
   * made from another version than the newest
   */
  async save({ memberId }: Session, roomId: string, saved: Saved): Promise<Agreement> {
    const otherId = await this.em.transactional(() => this.store(memberId, roomId, saved))
    // Also for a repetition: the first one may have been stored by a replica that told nobody.
    this.sockets.emit([memberId, otherId], 'agreement:changed', { chatRoomId: roomId })
    return this.versions.read(roomId, memberId)
  }

  private async store(memberId: string, roomId: string, saved: Saved): Promise<string> {
    const { pair, otherId, isActive } = await this.lock.hold(roomId, memberId)
    const newest = await this.versions.newest(roomId, pair, memberId)
    const decision = decideSave({ isActive, ...newest }, saved)
    if (decision === 'repeated') return otherId
    if (decision !== 'store') throw refusals[decision]()
    await this.versions.add({
      roomId,
      version: newest.version + 1,
      sections: saved.sections,
      savedBy: memberId,
      savedAt: this.clock.now(),
    })
    return otherId
  }
}
