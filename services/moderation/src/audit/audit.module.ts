import { Module } from '@nestjs/common'
import { AuditHistory } from './audit-history.ts'

@Module({ providers: [AuditHistory], exports: [AuditHistory] })
export class AuditModule {}
