import { Inject, Injectable } from '@nestjs/common'
import type { UserProfile } from '@rafiq/contracts/members'
import { Clock, SETTINGS, UnauthorizedError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { signPhotoPath } from '../photos/photo-path.ts'
import type { UsersSettings } from '../settings.ts'
import { StaffPauses } from '../staff/staff-pauses.ts'
import { cityChangesAt } from './city-changes.ts'
import { toUserProfile } from './to-user-profile.ts'

/** The caller's own profile. */
@Injectable()
export class ReadProfile {
  constructor(
    private readonly members: MemberRepository,
    private readonly pauses: StaffPauses,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async read(memberId: string): Promise<UserProfile> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    return this.present(member)
  }

  async present(member: Member): Promise<UserProfile> {
    const pause = member.pausedByStaff ? await this.pauses.find(member.id) : null
    const photoId = member.profile?.photoId
    const now = this.clock.now()
    const grant = photoId && { memberId: member.id, photoId, viewerId: member.id }
    const photoUrl = grant ? signPhotoPath(this.settings.PHOTO_KEYS, grant, now) : null
    return toUserProfile(member, photoUrl, pause, cityChangesAt(member.cityChanges, now))
  }
}
