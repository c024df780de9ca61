import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { Sockets } from './sockets.ts'

/** What has been sent to a socket and was not taken by its client. */
interface Backlog {
  packets: number
  bytes: number
}

const largestBacklog: Backlog = { packets: 1_000, bytes: 1024 * 1024 }

/** Whether so much waits that the connection is given up. */
export const isTooSlow = ({ packets, bytes }: Backlog): boolean =>
  packets > largestBacklog.packets || bytes > largestBacklog.bytes

/** What of a connection of Engine.IO holds what was not sent yet. */
interface Connection {
  writeBuffer?: unknown[]
  transport?: { socket?: { bufferedAmount?: number; terminate?(): void } }
}

/** Disconnects whoever does not take what is sent, before it fills the memory. The client connects again and catches up. */
@Injectable()
export class DisconnectSlowSockets extends PeriodicTask {
  constructor(private readonly sockets: Sockets) {
    super({ name: 'disconnecting slow sockets', interval: 1_000 })
  }

  protected override async run(): Promise<void> {
    for (const { conn } of this.sockets.here()) {
      const { writeBuffer, transport } = conn as unknown as Connection
      const backlog = { packets: writeBuffer?.length ?? 0, bytes: transport?.socket?.bufferedAmount ?? 0 }
      if (isTooSlow(backlog)) {
        this.logger.info(backlog, 'slow socket disconnected, its client connects again')
        conn.close(true)
        // A closing frame would wait behind all the rest, and with it the memory that the socket holds.
        transport?.socket?.terminate?.()
      }
    }
  }
}
