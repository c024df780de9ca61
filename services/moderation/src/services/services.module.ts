import { Module } from '@nestjs/common'
import { ChatClient } from './chat-client.ts'
import { ConnectionsClient } from './connections-client.ts'
import { UsersClient } from './users-client.ts'

const clients = [UsersClient, ConnectionsClient, ChatClient]

@Module({ providers: clients, exports: clients })
export class ServicesModule {}
