import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { AccountController } from './account.controller.ts'

@Module({ imports: [MembersModule], controllers: [AccountController] })
export class AccountModule {}
