import { Global, Module } from '@nestjs/common'
import { CountReplicas } from './count-replicas.ts'
import { DisconnectSlowSockets } from './disconnect-slow-sockets.ts'
import { Sockets } from './sockets.ts'
import { TrimStream } from './trim-stream.ts'

/** The open sockets, for everyone who has something to emit. */
@Global()
@Module({ providers: [Sockets, CountReplicas, DisconnectSlowSockets, TrimStream], exports: [Sockets] })
export class SocketsModule {}
