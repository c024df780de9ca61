import { Body, Controller, Get, Patch } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import {
  type ProfileEditResult,
  profileEditResultSchema,
  type UserProfile,
  userProfileSchema,
} from '@rafiq/contracts/members'
import { type ProfileEdit, profileEditSchema } from '@rafiq/contracts/questionnaire'
import { CurrentSession, LargeBody, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { EditProfile } from './edit-profile.ts'
import { ReadProfile } from './read-profile.ts'

@Controller('api/user/profile')
export class ProfileController {
  constructor(
    private readonly profiles: ReadProfile,
    private readonly edits: EditProfile,
  ) {}

  @Get()
  @Returns(userProfileSchema)
  read(@CurrentSession() session: Session): Promise<UserProfile> {
    return this.profiles.read(session.memberId)
  }

  @Patch()
  @LargeBody(limits.body.withPhoto)
  @RateLimit({ name: 'profile-edit', points: 60, seconds: 900, by: 'member' })
  @Returns(profileEditResultSchema)
  edit(
    @CurrentSession() session: Session,
    @Body({ schema: profileEditSchema }) edit: ProfileEdit,
  ): Promise<ProfileEditResult> {
    return this.edits.edit(session.memberId, edit)
  }
}
