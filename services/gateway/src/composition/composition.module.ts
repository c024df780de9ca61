import { Module } from '@nestjs/common'
import { LiveModule } from '../live/live.module.ts'
import { ShellModule } from '../shell/shell.module.ts'
import { Compositions } from './compositions.ts'
import { KeptCompositions } from './kept-compositions.ts'

@Module({
  imports: [LiveModule, ShellModule],
  providers: [Compositions, KeptCompositions],
  exports: [Compositions],
})
export class CompositionModule {}
