import { Module } from '@nestjs/common'
import { MemberDirectory } from '@rafiq/service-kit'
import { ConnectionsClient } from './connections-client.ts'

/** What other services are asked. */
@Module({ providers: [MemberDirectory, ConnectionsClient], exports: [MemberDirectory, ConnectionsClient] })
export class ServicesModule {}
