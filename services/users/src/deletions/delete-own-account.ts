import { Injectable } from '@nestjs/common'
import { Clock, type Session, tokenDigest, UnauthorizedError } from '@rafiq/service-kit'
import { SecurityMails } from '../mails/security-mails.ts'
import { DeletionRecords } from './deletion-records.ts'
import { EraseMember } from './erase-member.ts'

/** A member deletes the own account. A second click, or a retry after a lost answer, is answered like the first. */
@Injectable()
export class DeleteOwnAccount {
  constructor(
    private readonly eraser: EraseMember,
    private readonly mails: SecurityMails,
    private readonly records: DeletionRecords,
    private readonly clock: Clock,
  ) {}

  /** @param token of the request: its session is over where the account is deleted already. @throws UnauthorizedError */
  async delete(session: Session | null, token: unknown): Promise<void> {
    if (!session) return this.repeat(token)
    const now = this.clock.now()
    await this.eraser.erase(session.memberId, {
      reason: 'member',
      now,
      requestedBy: session.id,
      farewell: (member) => this.mails.queueFarewell(member, now),
    })
  }

  /** A request whose session is over: fine where it ended by this very deletion. */
  private async repeat(token: unknown): Promise<void> {
    const done = typeof token === 'string' && (await this.records.wasRequestedBy(tokenDigest(token)))
    if (!done) throw new UnauthorizedError()
  }
}
