import { Injectable } from '@nestjs/common'
import type { Agreement, ApproveAgreement as Approval } from '@rafiq/contracts/chat'
import { Clock, type Session } from '@rafiq/service-kit'
import { AgreementChanges } from './agreement-changes.ts'
import { decideApproval, errors } from './agreement-rules.ts'
import { AgreementVersions } from './agreement-versions.ts'

/** Notes that one of the two approves the newest version, or takes that back. */
@Injectable()
export class ApproveAgreement {
  constructor(
    private readonly changes: AgreementChanges,
    private readonly versions: AgreementVersions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFoundError for a room that is not the caller's, ForbiddenError for a paused one, ConflictError where it is not
   * the newest version or both approved it, RuleError where there is nothing to approve
   */
  approve({ memberId }: Session, roomId: string, approval: Approval): Promise<Agreement> {
    return this.changes.change(memberId, roomId, async ({ pair, ...held }) => {
      const decision = decideApproval(held, approval)
      if (decision === 'repeated') return
      if (decision !== 'store') throw errors[decision]()
      const { version, approved } = approval
      await this.versions.approve({ roomId, version, pair, memberId }, approved ? this.clock.now() : null)
      if (approved && held.otherApproved) await this.versions.forgetBefore(roomId, version)
    })
  }
}
