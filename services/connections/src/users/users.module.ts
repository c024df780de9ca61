import { Module } from '@nestjs/common'
import { UsersClient } from './users-client.ts'

@Module({ providers: [UsersClient], exports: [UsersClient] })
export class UsersModule {}
