import { Module } from '@nestjs/common'
import { CompositionModule } from '../composition/composition.module.ts'
import { LiveModule } from '../live/live.module.ts'
import { ShellModule } from '../shell/shell.module.ts'
import { VisitorsModule } from '../visitors/visitors.module.ts'
import { DocumentController } from './document.controller.ts'
import { Documents } from './documents.ts'
import { OpenPage } from './open-page.ts'

/** Last of all modules: every path that is nothing else is a page. */
@Module({
  imports: [CompositionModule, LiveModule, ShellModule, VisitorsModule],
  controllers: [DocumentController],
  providers: [Documents, OpenPage],
})
export class DocumentModule {}
