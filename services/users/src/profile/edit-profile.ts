import { Injectable } from '@nestjs/common'
import { validationMessages } from '@rafiq/contracts'
import type { ProfileEditResult } from '@rafiq/contracts/members'
import type { ProfileEdit } from '@rafiq/contracts/questionnaire'
import { Clock, ForbiddenError, MalformedError, RuleError, UnauthorizedError } from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { PhotoStore } from '../photos/photo-store.ts'
import { cityChangesAt } from './city-changes.ts'
import { mergeProfile, photoAfter } from './merge-profile.ts'
import { ReadProfile } from './read-profile.ts'

/** A member edits the own answers. */
@Injectable()
export class EditProfile {
  constructor(
    private readonly changes: MemberChanges,
    private readonly photos: PhotoStore,
    private readonly profiles: ReadProfile,
    private readonly matches: MatchService,
    private readonly clock: Clock,
  ) {}

  /** @throws ForbiddenError for staff; MalformedError; RuleError `gender-fixed`, `city-changes` */
  async edit(memberId: string, edit: ProfileEdit): Promise<ProfileEditResult> {
    const member = await this.photos.storeFor(edit.profilePhoto ?? null, async (photoId) => {
      const changed = await this.changes.change(memberId, (member) => this.apply(member, edit, photoId))
      if (!changed) throw new UnauthorizedError()
      return changed
    })
    return { user: await this.profiles.present(member), matches: await this.matches.cardsFor(member) }
  }

  /** Under the member's lock, so that the count of moves holds however many come at once. */
  private async apply(member: Member, edit: ProfileEdit, uploaded: string | null): Promise<Member> {
    if (!member.profile) throw new ForbiddenError()
    const merged = mergeProfile(member.profile, edit)
    if ('issues' in merged) throw new MalformedError('malformed', merged)
    if (merged.answers.gender !== member.profile.gender) throw genderFixed()
    if (merged.answers.location !== member.profile.location) this.countMove(member)
    const previous = member.profile.photoId ?? null
    const next = photoAfter(merged.photo, previous, uploaded)
    Object.assign(member.profile, merged.answers, { photoId: next })
    if (next !== previous) await this.photos.removeLater(previous)
    return member
  }

  /** @throws RuleError `city-changes` */
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
}

/** Staff correct one that is wrong (`CorrectGender`): whoever could change it would see the other half of all members. */
const genderFixed = () =>
  new RuleError('gender-fixed', {
    issues: [{ path: 'gender', message: validationMessages.genderFixed }],
  })
