import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The one address in front of all replicas, as a cluster has it: each connection goes to whoever takes it. */
export class Balancer {
  readonly #ports: readonly number[]
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #turn = 0

  private constructor(ports: readonly number[]) {
    this.#ports = ports
    this.#server = createServer((socket) => this.#lead(socket))
  }

  /** @param ports of the replicas, on the loopback */
  static async listen(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports)
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    return balancer
  }

  get url(): string {
    const { port } = this.#server.address() as { port: number }
    return `http://127.0.0.1:${port}`
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #lead(socket: Socket): void {
    this.#keep(socket)
    this.#turn += 1
    const { length } = this.#ports
    void this.#tryEach(
      socket,
      this.#ports.map((_, index) => this.#ports[(this.#turn + index) % length] as number),
    )
  }

  async #tryEach(socket: Socket, ports: readonly number[]): Promise<void> {
    for (const port of ports) {
      const upstream = connect(port, '127.0.0.1')
      this.#keep(upstream)
      const taken = await once(upstream, 'connect').then(
        () => true,
        () => false,
      )
      if (!taken) continue
      if (socket.destroyed) upstream.destroy()
      socket.on('close', () => upstream.destroy())
      upstream.on('close', () => socket.destroy())
      socket.pipe(upstream).pipe(socket)
      return
    }
    socket.destroy()
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#sockets.delete(socket))
  }
}
