import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common'
import { ApiProduces } from '@nestjs/swagger'
import { CurrentSession, OptionalSession, type Session } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { PhotoService } from './photo.service.ts'
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
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.open(id, query, session), { type: 'image/webp' })
  }
}
