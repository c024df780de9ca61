import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** A server's stand-in at an address of its own that can be unplugged and plugged in again. */
export interface SwitchableProxy {
  /** The given URL with the proxy's host and port. */
  readonly url: string
  /** Cuts every connection and takes no new one. */
  unplug(): Promise<void>
  plugIn(): Promise<void>
  /** From now on what is asked arrives, and whoever asks loses the connection when the answer comes; or not any more. */
  loseAnswers(lost: boolean): void
  /** The connections that there are carry nothing from now on, and nobody is told; new ones work. */
  silence(): void
}

/** @param target URL of a TCP server */
export async function switchableProxy(target: string, pluggedIn = true): Promise<SwitchableProxy> {
  const { hostname, port } = new URL(target)
  const own = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let losing = false

  const plugIn = async () => {
    server = createServer((socket) => {
      const upstream = connect(Number(port), hostname)
      upstream.on('data', () => {
        if (losing) socket.destroy()
      })
      for (const [from, to] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        sockets.add(from)
        from.pipe(to)
        from.on('error', () => to.destroy())
        from.on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
      }
    }).listen(own, '127.0.0.1')
    await once(server, 'listening')
  }
  const unplug = async () => {
    const closed = new Promise((resolve) => server?.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await plugIn()
  if (!pluggedIn) await unplug()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  const loseAnswers = (lost: boolean) => {
    losing = lost
  }
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: url.toString(), unplug, plugIn, loseAnswers, silence }
}
