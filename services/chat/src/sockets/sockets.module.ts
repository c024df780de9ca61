import { Global, Module } from '@nestjs/common'
import { Sockets } from './sockets.ts'

/** The open sockets, for everyone who has something to tell. */
@Global()
@Module({ providers: [Sockets], exports: [Sockets] })
export class SocketsModule {}
