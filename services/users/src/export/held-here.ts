import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type ListedSession, SessionStore } from '@rafiq/service-kit'
import { ConsentRecord } from '../consent/change-consent.ts'
import { FactorRepository, type Factors } from '../factors/factor.repository.ts'
import type { Member } from '../members/member.entity.ts'
import { PhotoStore } from '../photos/photo-store.ts'
import { type KnownDevice, KnownDevices } from '../sessions/known-devices.ts'
import { asOfNow } from '../support/as-of-now.ts'
import { HeldInMatching, type HeldOnPairs } from './held-in-matching.ts'

export interface Held extends HeldOnPairs {
  consents: readonly ConsentRecord[]
  /** As a data URL. */
  photo: string | null
  /** That are alive. */
  sessions: readonly ListedSession[]
  factors: Factors
  devices: readonly KnownDevice[]
}

/** What this service holds on a member beside the account and the answers. */
@Injectable()
export class HeldHere {
  constructor(
    private readonly em: EntityManager,
    private readonly photos: PhotoStore,
    private readonly sessions: SessionStore,
    private readonly factors: FactorRepository,
    private readonly devices: KnownDevices,
    private readonly matching: HeldInMatching,
  ) {}

  async read({ id: memberId, profile }: Member): Promise<Held> {
    const order = { recordedAt: 'asc', id: 'asc' } as const
    const [consents, photo, sessions, factors, devices, onPairs] = await Promise.all([
      this.em.find(ConsentRecord, { memberId }, { orderBy: order, ...asOfNow() }),
      this.photos.dataUrl(profile?.photoId),
      this.sessions.list(memberId),
      this.factors.of(memberId),
      this.devices.of(memberId),
      this.matching.read(memberId),
    ])
    return { consents, photo, sessions, factors, devices, ...onPairs }
  }
}
