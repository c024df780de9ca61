import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { ConsentController } from './consent.controller.ts'
import { ConsentService } from './consent.service.ts'

@Module({ imports: [MembersModule], controllers: [ConsentController], providers: [ConsentService] })
export class ConsentModule {}
