import { Module } from '@nestjs/common'
import { CallersModule } from '../callers/callers.module.ts'
import { MakePreviewLink } from './make-preview-link.ts'
import { PreviewLinksController } from './preview-links.controller.ts'

@Module({ imports: [CallersModule], controllers: [PreviewLinksController], providers: [MakePreviewLink] })
export class PreviewsModule {}
