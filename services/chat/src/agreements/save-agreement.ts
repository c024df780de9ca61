import { Injectable } from '@nestjs/common'
import type { Agreement, SaveAgreement as Saved } from '@rafiq/contracts/chat'
import { Clock, type Session } from '@rafiq/service-kit'
import { AgreementChanges } from './agreement-changes.ts'
import { decideSave, errors } from './agreement-rules.ts'
import { AgreementVersions } from './agreement-versions.ts'

/** Stores what one of the two made of an agreement as its next version, which neither has approved. */
@Injectable()
export class SaveAgreement {
  constructor(
    private readonly changes: AgreementChanges,
    private readonly versions: AgreementVersions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFoundError for a room that is not the caller's, ForbiddenError for a paused one, ConflictError where it was
   * made from another version than the newest
   */
  save({ memberId }: Session, roomId: string, saved: Saved): Promise<Agreement> {
    return this.changes.change(memberId, roomId, async (held) => {
      const decision = decideSave(held, saved)
      if (decision === 'repeated') return
      if (decision !== 'store') throw errors[decision]()
      await this.versions.add({
        roomId,
        version: held.version + 1,
        sections: saved.sections,
        savedBy: memberId,
        savedAt: this.clock.now(),
      })
    })
  }
}
