import { Module } from '@nestjs/common'
import { AuditModule } from '../audit/audit.module.ts'
import { ExportController } from './export.controller.ts'

@Module({ imports: [AuditModule], controllers: [ExportController] })
export class MemberDataModule {}
