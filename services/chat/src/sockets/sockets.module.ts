import { Global, Module } from '@nestjs/common'
import { DisconnectSlowSockets } from './disconnect-slow-sockets.ts'
import { Sockets } from './sockets.ts'

/** The open sockets, for everyone who has something to emit. */
@Global()
@Module({ providers: [Sockets, DisconnectSlowSockets], exports: [Sockets] })
export class SocketsModule {}
