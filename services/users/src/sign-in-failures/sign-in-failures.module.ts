import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { FailedSignIns } from './failed-sign-ins.ts'

@Module({ providers: [AuditLog, FailedSignIns], exports: [FailedSignIns] })
export class SignInFailuresModule {}
