import { Module } from '@nestjs/common'
import { FilesModule } from '../files/files.module.ts'
import { LiveModule } from '../live/live.module.ts'
import { ShellModule } from '../shell/shell.module.ts'
import { CurrentKit } from './current-kit.ts'
import { KitController } from './kit.controller.ts'

@Module({
  imports: [FilesModule, LiveModule, ShellModule],
  controllers: [KitController],
  providers: [CurrentKit],
})
export class KitModule {}
