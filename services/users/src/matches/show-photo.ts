import type { Readable } from 'node:stream'
import { Inject, Injectable } from '@nestjs/common'
import { isModerating } from '@rafiq/contracts/accounts'
import { Clock, NotFoundError, SETTINGS, type Session } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { type PhotoQuery, readPhotoPath } from '../photos/photo-path.ts'
import { PhotoStore } from '../photos/photo-store.ts'
import type { UsersSettings } from '../settings.ts'
import { MatchService } from './match.service.ts'

@Injectable()
export class ShowPhoto {
  constructor(
    private readonly members: MemberRepository,
    private readonly matches: MatchService,
    private readonly photos: PhotoStore,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /**
   * The photo for whoever may see it at this moment: its owner, matched members and staff. The viewer is who the signed path
   * or the session names; all else is "not found", so that nobody learns who has a photo.
   */
  async open(memberId: string, query: PhotoQuery, session: Session | null): Promise<Readable> {
    const owner = await this.members.find(memberId)
    const photoId = owner?.profile?.photoId
    if (!owner || !photoId) throw new NotFoundError()
    const viewerId = this.viewerOf({ memberId, photoId }, query, session)
    if (!viewerId) throw new NotFoundError()
    if (viewerId !== memberId) {
      const viewer = await this.members.find(viewerId)
      // Moderators and admins see it by a path that was signed for them, since that they looked is recorded where paths are signed.
      const asStaff = query !== null && viewer !== null && isModerating(viewer.role) && !viewer.pausedByStaff
      if (!viewer || !(asStaff || (await this.mayLook(viewer, owner, query)))) throw new NotFoundError()
    }
    const photo = await this.photos.open(photoId)
    if (!photo) throw new NotFoundError()
    return photo
  }

  /** A path was signed with a card, for who was shown it; without one, looking at a photo is being shown its owner. */
  private mayLook(viewer: Member, owner: Member, query: PhotoQuery): Promise<boolean> {
    return query === null
      ? this.matches.introduce(viewer, owner, undefined, { profile: true, photo: true, phone: false })
      : this.matches.areMatched(viewer, owner)
  }

  private viewerOf(
    photo: { memberId: string; photoId: string },
    query: PhotoQuery,
    session: Session | null,
  ): string | null {
    if (!query) return session?.memberId ?? null
    return readPhotoPath(this.settings.PHOTO_KEYS, photo, query, this.clock.now())
  }
}
