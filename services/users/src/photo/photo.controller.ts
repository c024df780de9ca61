import { Controller, Get, Inject, Param, Query, Res, StreamableFile } from '@nestjs/common'
import { ApiProduces } from '@nestjs/swagger'
import { CurrentSession, OptionalSession, type Session } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import type { ReplyHeaders } from '../support/reply-headers.ts'
import { PhotoService } from './photo.service.ts'
import { photoPathSeconds } from './photo-path.ts'
import { type PhotoQuery, photoQuery } from './photo-query.ts'

@Controller('api/users/:id/photo')
export class PhotoController {
  constructor(@Inject(PhotoService) private readonly photos: PhotoService) {}

  @Get()
  @OptionalSession()
  @ApiProduces('image/webp')
  async read(
    @Param('id', memberIdParam) id: string,
    @Query(photoQuery) query: PhotoQuery,
    @CurrentSession() session: Session | null,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<StreamableFile> {
    const photo = await this.photos.open(id, query, session)
    // Only what is there may be kept: a "not found" may be right a moment later.
    reply.header('cache-control', `private, max-age=${photoPathSeconds}`)
    return new StreamableFile(photo, { type: 'image/webp' })
  }
}
