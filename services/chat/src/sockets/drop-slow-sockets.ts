import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { Watch } from '../support/watch.ts'
import { isTooSlow } from './is-too-slow.ts'
import { Sockets } from './sockets.ts'

/** Milliseconds. */
const interval = 1_000

/** Ends the line of who does not take what is sent, before it grows in memory. It connects again and catches up. */
@Injectable()
export class DropSlowSockets extends Watch {
  constructor(
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ interval, name: 'looking for slow sockets', logger })
  }

  protected override async look(): Promise<void> {
    for (const { conn } of this.sockets.here()) {
      // What waits in Socket.IO, and what the socket of the system has not taken.
      const { writeBuffer, transport } = conn as unknown as {
        writeBuffer?: unknown[]
        transport?: { socket?: { bufferedAmount?: number; terminate?(): void } }
      }
      const waiting = {
        packets: writeBuffer?.length ?? 0,
        bytes: transport?.socket?.bufferedAmount ?? 0,
      }
      if (isTooSlow(waiting)) {
        this.logger.info(waiting, 'a slow line is closed')
        conn.close(true)
        // A farewell would wait behind all the rest, and with it what the line holds.
        transport?.socket?.terminate?.()
      }
    }
  }
}
