import { Inject, Injectable } from '@nestjs/common'
import type { StaffView } from '@rafiq/contracts/moderation'
import { Clock, SETTINGS } from '@rafiq/service-kit'
import { signPhotoPath } from '../photos/photo-path.ts'
import type { UsersSettings } from '../settings.ts'
import { StaffGate, StaffRecord } from './staff-gate.ts'
import { StaffPauses } from './staff-pauses.ts'
import { toStaffView } from './to-staff-view.ts'

/** Shows staff an account; that they looked is recorded before they see it. */
@Injectable()
export class ReadMember {
  constructor(
    private readonly gate: StaffGate,
    private readonly records: StaffRecord,
    private readonly pauses: StaffPauses,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  read(viewerId: string, memberId: string): Promise<StaffView> {
    return this.gate.act('read', viewerId, memberId, async ({ actor, target }) => {
      const photoId = target.profile?.photoId
      const photoUrl = photoId
        ? signPhotoPath(this.settings.PHOTO_KEYS, { memberId, photoId, viewerId }, this.clock.now())
        : null
      await this.records.read(actor, memberId)
      return toStaffView(target, await this.pauses.find(memberId), photoUrl)
    })
  }
}
