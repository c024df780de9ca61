import { Module } from '@nestjs/common'
import { ConnectionsClient } from './connections-client.ts'
import { UsersClient } from './users-client.ts'

@Module({ providers: [UsersClient, ConnectionsClient], exports: [UsersClient, ConnectionsClient] })
export class ServicesModule {}
