import { Module } from '@nestjs/common'
import { RoomsModule } from '../rooms/rooms.module.ts'
import { MarkProgress } from './mark-progress.ts'

@Module({ imports: [RoomsModule], providers: [MarkProgress], exports: [MarkProgress] })
export class ProgressModule {}
