import type { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type Session, tokenDigest, UnauthorizedError } from '@rafiq/service-kit'
import { DeletionRecords } from '../erasures/deletion-records.ts'
import { EraseMember } from '../members/erase-member.ts'
import type { Member } from '../members/member.entity.ts'
import { SecurityMails } from '../security-mails/security-mails.ts'

/** A member deletes the own account. A second click, or a retry after a lost answer, is answered like the first. */
@Injectable()
export class DeleteAccount {
  constructor(
    @Inject(EraseMember) private readonly eraser: EraseMember,
    @Inject(SecurityMails) private readonly mails: SecurityMails,
    @Inject(DeletionRecords) private readonly deletions: DeletionRecords,
  ) {}

  async delete({ id: requestedBy, memberId }: Session, now: Date): Promise<void> {
    const farewell = (tx: EntityManager, member: Member) => this.mails.farewell(tx, member, now)
    await this.eraser.erase(memberId, { reason: 'member', now, requestedBy, farewell })
  }

  /** A request whose session is over: fine where it ended by this very deletion. */
  async repeat(token: unknown): Promise<void> {
    const done = typeof token === 'string' && (await this.deletions.wasRequestedBy(tokenDigest(token)))
    if (!done) throw new UnauthorizedError()
  }
}
