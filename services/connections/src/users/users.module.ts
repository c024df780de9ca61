import { Module } from '@nestjs/common'
import { MemberDirectory } from '@rafiq/service-kit'
import { UsersClient } from './users-client.ts'

@Module({
  providers: [UsersClient, { provide: MemberDirectory, useExisting: UsersClient }],
  exports: [UsersClient, MemberDirectory],
})
export class UsersModule {}
