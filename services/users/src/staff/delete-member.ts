import { Injectable } from '@nestjs/common'
import type { NoticeMail } from '@rafiq/contracts/moderation'
import { Clock } from '@rafiq/service-kit'
import { EraseMember } from '../deletions/erase-member.ts'
import { NoticeMails } from '../mails/notice-mails.ts'
import { SecurityMails } from '../mails/security-mails.ts'
import { StaffGate, StaffRecord } from './staff-gate.ts'

/** An admin deletes an account, with all its traces everywhere. */
@Injectable()
export class DeleteMember {
  constructor(
    private readonly gate: StaffGate,
    private readonly records: StaffRecord,
    private readonly eraser: EraseMember,
    private readonly notices: NoticeMails,
    private readonly securityMails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  /**
   * @param notice what the member is told by mail, in the same transaction; without one, that the account is gone
   * @returns the version of the deletion, which wins over every other
   */
  async delete(actorId: string, memberId: string, notice: NoticeMail | null): Promise<{ version: number }> {
    const now = this.clock.now()
    const version = await this.gate.act('delete', actorId, memberId, async ({ actor, target }) => {
      await this.records.done(actor, memberId, { action: 'member.deleted', details: {} })
      if (notice) await this.notices.queueFarewell(target, notice)
      else await this.securityMails.queueFarewell(target, now)
      return this.eraser.eraseLocked(target, { reason: 'staff', now })
    })
    await this.eraser.revokeSessions(memberId)
    return { version }
  }
}
