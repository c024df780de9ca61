import { Module } from '@nestjs/common'
import { ReadReportable } from './read-reportable.ts'
import { ReportableController } from './reportable.controller.ts'

@Module({ controllers: [ReportableController], providers: [ReadReportable] })
export class ReportableModule {}
