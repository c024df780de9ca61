import { Module } from '@nestjs/common'
import { LiveModule } from '../live/live.module.ts'
import { ShellModule } from '../shell/shell.module.ts'
import { FilesController } from './files.controller.ts'
import { StoredFiles } from './stored-files.ts'

@Module({
  imports: [LiveModule, ShellModule],
  controllers: [FilesController],
  providers: [StoredFiles],
  exports: [StoredFiles],
})
export class FilesModule {}
