import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common'
import { ApiProduces } from '@nestjs/swagger'
import { CurrentSession, idParam, OptionalSession, type Session } from '@rafiq/service-kit'
import { type PhotoQuery, photoQuery } from '../photos/photo-path.ts'
import { ShowPhoto } from './show-photo.ts'

@Controller('api/users/:id/photo')
export class PhotoController {
  constructor(private readonly photos: ShowPhoto) {}

  @Get()
  @OptionalSession()
  @ApiProduces('image/webp')
  async read(
    @Param('id', idParam) id: string,
    @Query(photoQuery) query: PhotoQuery,
    @CurrentSession() session: Session | null,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.open(id, query, session), { type: 'image/webp' })
  }
}
