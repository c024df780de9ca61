import { buffer } from 'node:stream/consumers'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { MemberExport } from '@rafiq/contracts'
import { Clock, SessionStore, UnauthorizedError } from '@rafiq/service-kit'
import { ConsentRecord } from '../consent/consent-record.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PhotoStore } from '../photo/photo-store.ts'
import { toMemberExport } from './to-member-export.ts'

/** Gathers what this service holds on one member, for that member. */
@Injectable()
export class ExportService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(PhotoStore) private readonly photos: PhotoStore,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async read(memberId: string): Promise<MemberExport> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    const [consents, photo, sessions] = await Promise.all([
      this.em.fork().find(ConsentRecord, { memberId }, { orderBy: { recordedAt: 'asc', id: 'asc' } }),
      this.photo(member.profile?.photoId ?? null),
      this.sessions.count(memberId),
    ])
    return toMemberExport(member, { consents, photo, sessions }, this.clock.now())
  }

  private async photo(photoId: string | null): Promise<Buffer | null> {
    const stored = photoId && (await this.photos.open(photoId))
    return stored ? buffer(stored) : null
  }
}
