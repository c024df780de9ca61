import { Module } from '@nestjs/common'
import { ErasuresModule } from '../erasures/erasures.module.ts'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PhotoController } from './photo.controller.ts'
import { PhotoService } from './photo.service.ts'
import { PhotoStore } from './photo-store.ts'

@Module({
  imports: [MembersModule, MatchesModule, ErasuresModule],
  controllers: [PhotoController],
  providers: [PhotoService, PhotoStore],
  exports: [PhotoStore],
})
export class PhotoModule {}
