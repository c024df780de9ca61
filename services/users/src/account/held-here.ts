import { buffer } from 'node:stream/consumers'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type ListedSession, SessionStore } from '@rafiq/service-kit'
import { BlockRepository, type BlockRow } from '../blocks/block.repository.ts'
import { ConsentRecord } from '../consent/consent-record.entity.ts'
import { KnownDevice } from '../devices/known-device.entity.ts'
import { FactorRepository, type Factors } from '../factors/factor.repository.ts'
import { ShownPeople } from '../matches/shown-people.ts'
import type { Member } from '../members/member.entity.ts'
import { PairConnectionsRepository, type PairState } from '../pair-connections/pair-connections.repository.ts'
import { PhotoStore } from '../photo/photo-store.ts'

export interface Held {
  consents: readonly ConsentRecord[]
  /** WebP, as stored. */
  photo: Buffer | null
  /** That are alive. */
  sessions: readonly ListedSession[]
  factors: Factors
  devices: readonly KnownDevice[]
  pairs: readonly PairState[]
  blocks: readonly BlockRow[]
  /** How many people the member was shown of late. */
  peopleShown: number
}

/** What this service holds on a member beside the account and the answers. */
@Injectable()
export class HeldHere {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(PhotoStore) private readonly photos: PhotoStore,
    @Inject(PairConnectionsRepository) private readonly pairs: PairConnectionsRepository,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(ShownPeople) private readonly shown: ShownPeople,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async read({ id: memberId, profile }: Member): Promise<Held> {
    const [consents, photo, sessions, factors, devices, pairs, blocks, peopleShown] = await Promise.all([
      this.em.fork().find(ConsentRecord, { memberId }, { orderBy: { recordedAt: 'asc', id: 'asc' } }),
      this.photo(profile?.photoId ?? null),
      this.sessions.list(memberId),
      this.factors.of(memberId),
      this.em.fork().find(KnownDevice, { memberId }, { orderBy: { firstSeenAt: 'asc', hash: 'asc' } }),
      this.pairs.of(memberId),
      this.blocks.of(memberId),
      this.shown.count(memberId),
    ])
    return { consents, photo, sessions, factors, devices, pairs, blocks, peopleShown }
  }

  private async photo(photoId: string | null): Promise<Buffer | null> {
    const stored = photoId && (await this.photos.open(photoId))
    return stored ? buffer(stored) : null
  }
}
