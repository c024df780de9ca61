import { Body, Controller, Get, Inject, Patch, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import {
  limits,
  type ProfileEdit,
  type ProfileEditResult,
  profileEditResultSchema,
  profileEditSchema,
  type UserProfile,
  userProfileSchema,
} from '@rafiq/contracts'
import { CurrentSession, LargeBody, RateLimit, type Session } from '@rafiq/service-kit'
import { ProfileService } from './profile.service.ts'

@Controller('api/user/profile')
export class ProfileController {
  constructor(@Inject(ProfileService) private readonly profiles: ProfileService) {}

  @Get()
  @SerializeOptions({ schema: userProfileSchema })
  @ApiOkResponse({ standardSchema: userProfileSchema })
  read(@CurrentSession() session: Session): Promise<UserProfile> {
    return this.profiles.read(session.memberId)
  }

  @Patch()
  @LargeBody(limits.body.withPhoto)
  @RateLimit({ name: 'profile-edit', points: 60, seconds: 900, by: 'member' })
  @SerializeOptions({ schema: profileEditResultSchema })
  @ApiOkResponse({ standardSchema: profileEditResultSchema })
  edit(
    @CurrentSession() session: Session,
    @Body({ schema: profileEditSchema }) edit: ProfileEdit,
  ): Promise<ProfileEditResult> {
    return this.profiles.edit(session.memberId, edit)
  }
}
