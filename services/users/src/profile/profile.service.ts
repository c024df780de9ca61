import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import {
  type ProfileEdit,
  type ProfileEditResult,
  type UserProfile,
  validationMessages,
} from '@rafiq/contracts'
import {
  Clock,
  ForbiddenError,
  MalformedError,
  RuleError,
  SETTINGS,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { signPhotoPath } from '../photo/photo-path.ts'
import { PhotoStore } from '../photo/photo-store.ts'
import type { UsersSettings } from '../settings.ts'
import { StaffPauses } from '../staff/staff-pauses.ts'
import { cityChangesAt } from './city-changes.ts'
import { mergeProfile, type PhotoChange } from './merge-profile.ts'
import { toUserProfile } from './to-user-profile.ts'

@Injectable()
export class ProfileService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(PhotoStore) private readonly photos: PhotoStore,
    @Inject(MatchService) private readonly matches: MatchService,
    @Inject(StaffPauses) private readonly pauses: StaffPauses,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async read(memberId: string): Promise<UserProfile> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    return this.present(member)
  }

  async edit(memberId: string, edit: ProfileEdit): Promise<ProfileEditResult> {
    const member = await this.photos.keeping(edit.profilePhoto ?? null, (photoId) =>
      this.persist(memberId, edit, photoId),
    )
    return { user: await this.present(member), matches: await this.matches.cardsFor(member) }
  }

  private persist(memberId: string, edit: ProfileEdit, photoId: string | null): Promise<Member> {
    return this.em.fork().transactional(async (tx) => {
      const member = await this.members.lock(tx, memberId)
      if (!member) throw new UnauthorizedError()
      if (!member.profile) throw new ForbiddenError()
      const merged = mergeProfile(member.profile, edit)
      if ('issues' in merged) throw new MalformedError('malformed', merged)
      if (merged.answers.gender !== member.profile.gender) throw genderFixed()
      if (merged.answers.location !== member.profile.location) this.countMove(member)
      const previous = member.profile.photoId ?? null
      const next = photoAfter(merged.photo, previous, photoId)
      Object.assign(member.profile, merged.answers, { photoId: next })
      if (next !== previous) await this.photos.removeLater(tx, previous)
      await this.changes.record(tx, member)
      return member
    })
  }

  /** Under the member's lock, so that the count holds however many come at once. @throws RuleError `city-changes` */
  private countMove(member: Member): void {
    const now = this.clock.now()
    const { recent, left, nextAt } = cityChangesAt(member.cityChanges, now)
    if (left === 0) {
      throw new RuleError('city-changes', {
        issues: [{ path: 'location', message: validationMessages.cityChanges }],
        ...(nextAt !== null && { nextAt }),
      })
    }
    member.cityChanges = [...recent, now.toISOString()]
  }

  private async present(member: Member): Promise<UserProfile> {
    const pause = member.pausedByStaff ? await this.pauses.find(member.id) : null
    const photoId = member.profile?.photoId
    const grant = photoId && { memberId: member.id, photoId, viewerId: member.id }
    const photoUrl = grant ? signPhotoPath(this.settings.PHOTO_KEYS, grant, this.clock.now()) : null
    return toUserProfile(member, photoUrl, pause, cityChangesAt(member.cityChanges, this.clock.now()))
  }
}

/** Staff correct one that is wrong (`CorrectGender`): whoever could change it would see the other half of all members. */
const genderFixed = () =>
  new RuleError('gender-fixed', {
    issues: [{ path: 'gender', message: validationMessages.genderFixed }],
  })

function photoAfter(change: PhotoChange, previous: string | null, uploaded: string | null): string | null {
  if (change.kind === 'replace') return uploaded
  return change.kind === 'keep' ? previous : null
}
