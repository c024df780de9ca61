import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { MemberTables } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PhotoStore } from '../photos/photo-store.ts'
import { DeletionLedger } from './deletion-ledger.ts'
import { DeletionRecords } from './deletion-records.ts'
import { EraseMember } from './erase-member.ts'
import type { LedgerEntry } from './ledger-key.ts'

export interface Replayed {
  /** Ids of all that the ledger names. */
  readonly deleted: readonly string[]
  /** How many of them the restored database had as members. */
  readonly erased: number
  /** Files of photos that nobody's profile names. */
  readonly photos: number
}

/** After a restore and before traffic: whoever was deleted is deleted again, here and in every service. May be repeated. */
@Injectable()
export class ReplayDeletions {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly ledger: DeletionLedger,
    private readonly records: DeletionRecords,
    private readonly eraser: EraseMember,
    private readonly photos: PhotoStore,
  ) {}

  async replay(): Promise<Replayed> {
    const entries = await this.ledger.entries()
    let erased = 0
    for (const entry of entries) if (await this.erase(entry)) erased += 1
    return { deleted: entries.map(({ memberId }) => memberId), erased, photos: await this.removeOrphans() }
  }

  private async erase({ memberId, reason, deletedAt }: LedgerEntry): Promise<boolean> {
    const erased = await this.em.transactional(async () => {
      const member = await this.members.lock(memberId)
      // Also the last admin: somebody else was one when this account was deleted.
      if (member) await this.eraser.eraseLocked(member, { reason, now: deletedAt })
      // Services may have been restored to other moments than this one.
      else await this.records.openAgain({ memberId, reason, deletedAt })
      return member !== null
    })
    await this.eraser.revokeSessions(memberId)
    return erased
  }

  /** Files come from another moment than the database: what was let go of between both is there again. */
  private async removeOrphans(): Promise<number> {
    const profiles = await this.em
      .getKysely<MemberTables>()
      .selectFrom('members')
      .select('photo_id')
      .where('photo_id', 'is not', null)
      .execute()
    const named = new Set(profiles.map(({ photo_id }) => photo_id))
    const orphans = (await this.photos.ids()).filter((id) => !named.has(id))
    for (const id of orphans) await this.photos.remove(id)
    return orphans.length
  }
}
