import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { PairsModule } from '../pairs/pairs.module.ts'
import { PhotosModule } from '../photos/photos.module.ts'
import { ClearShownPeople } from './clear-shown-people.ts'
import { ExposureController } from './exposure.controller.ts'
import { MatchController } from './match.controller.ts'
import { MatchRepository } from './match.repository.ts'
import { MatchService } from './match.service.ts'
import { PairController } from './pair.controller.ts'
import { PhotoController } from './photo.controller.ts'
import { ReadExposure } from './read-exposure.ts'
import { ReadPair } from './read-pair.ts'
import { ShowPhoto } from './show-photo.ts'
import { ShownPeople } from './shown-people.ts'

@Module({
  imports: [MembersModule, PairsModule, PhotosModule],
  controllers: [MatchController, PairController, PhotoController, ExposureController],
  providers: [
    MatchRepository,
    MatchService,
    ShownPeople,
    ReadPair,
    ReadExposure,
    ShowPhoto,
    ClearShownPeople,
  ],
  exports: [MatchService, ShownPeople],
})
export class MatchesModule {}
