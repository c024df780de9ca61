import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Agreement } from '@rafiq/contracts/chat'
import type { Pair } from '../room-access/pair.ts'
import { RoomLock } from '../room-access/room-lock.ts'
import { Sockets } from '../sockets/sockets.ts'
import type { Approving } from './agreement-rules.ts'
import { AgreementVersions } from './agreement-versions.ts'

/** The newest version of a room's agreement, as one of the two finds it while nobody else can change it. */
export type HeldAgreement = Approving & { pair: Pair }

/** A change of an agreement: in the room that is held, from its newest version, and told to both. */
@Injectable()
export class AgreementChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly lock: RoomLock,
    private readonly versions: AgreementVersions,
    private readonly sockets: Sockets,
  ) {}

  /**
   * @param store decides and writes, in the transaction @returns the agreement as it is afterwards
   * @throws NotFoundError for a room that is not the member's, and whatever `store` throws
   */
  async change(
    memberId: string,
    roomId: string,
    store: (held: HeldAgreement) => Promise<void>,
  ): Promise<Agreement> {
    const otherId = await this.em.transactional(async () => {
      const { pair, otherId, isActive } = await this.lock.hold(roomId, memberId)
      await store({ pair, isActive, ...(await this.versions.newest(roomId, pair, memberId)) })
      return otherId
    })
    // Also for a repetition: the first one may have been stored by a replica that told nobody.
    this.sockets.emit([memberId, otherId], 'agreement:changed', { chatRoomId: roomId })
    return this.versions.read(roomId, memberId)
  }
}
