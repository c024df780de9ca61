import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { StaffView } from '@rafiq/contracts'
import { AuditLog, Clock, SETTINGS } from '@rafiq/service-kit'
import { signPhotoPath } from '../photo/photo-path.ts'
import type { UsersSettings } from '../settings.ts'
import { recordRead } from './record-read.ts'
import { StaffGate } from './staff-gate.ts'
import { StaffPauses } from './staff-pauses.ts'
import { toStaffView } from './to-staff-view.ts'

/** Shows staff an account; that they looked is recorded before they see it. */
@Injectable()
export class ReadMember {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(StaffPauses) private readonly pauses: StaffPauses,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  read(viewerId: string, memberId: string): Promise<StaffView> {
    return this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterFor(tx, 'read', viewerId, memberId)
      const pause = (await this.pauses.of(tx, [memberId])).get(memberId) ?? null
      const photoId = target.profile?.photoId
      const photoUrl = photoId
        ? signPhotoPath(this.settings.PHOTO_KEYS, { memberId, photoId, viewerId }, this.clock.now())
        : null
      await recordRead(this.audit, tx, actor, memberId)
      return toStaffView(target, pause, photoUrl)
    })
  }
}
