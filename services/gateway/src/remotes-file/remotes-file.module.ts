import { Module } from '@nestjs/common'
import { CompositionModule } from '../composition/composition.module.ts'
import { ReadRemotesFile } from './read-remotes-file.ts'
import { RemotesFileController } from './remotes-file.controller.ts'

@Module({
  imports: [CompositionModule],
  controllers: [RemotesFileController],
  providers: [ReadRemotesFile],
})
export class RemotesFileModule {}
