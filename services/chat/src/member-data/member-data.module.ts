import { Module } from '@nestjs/common'
import { MessagesModule } from '../messages/messages.module.ts'
import { RoomsModule } from '../rooms/rooms.module.ts'
import { ExportController } from './export.controller.ts'
import { ExportService } from './export.service.ts'

@Module({
  imports: [RoomsModule, MessagesModule],
  controllers: [ExportController],
  providers: [ExportService],
})
export class MemberDataModule {}
