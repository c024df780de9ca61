import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { freePort } from './free-port.ts'

/** A server's stand-in at an address of its own, whose connections can be made to fail in every way that a network has. */
export interface SwitchableProxy {
  /** The given URL with the proxy's host and port. */
  readonly url: string
  /** Cuts every connection and takes no new one. */
  unplug(): Promise<void>
  plugIn(): Promise<void>
  /** Cuts every connection; new ones work. */
  cut(): void
  /** Cuts every connection; new ones go to this server, which is of the same kind. */
  redirect(target: string): void
  /** Milliseconds by which each answer comes later from now on; 0 for none. */
  slow(lag: number): void
  /** From now on what is asked arrives, and whoever asks loses the connection when the answer comes; or not any more. */
  loseAnswers(lost: boolean): void
  /**
   * The connections that there are carry nothing from now on, and nobody is told; new ones work. The server learns of a client
   * that gives such a connection up, or it would keep it for hours.
   */
  silence(): void
}

/** One connection that is passed on. */
interface Line {
  client: Socket
  server: Socket
  /** What the server answers comes through here. */
  answers: Transform
  isSilent: boolean
}

/** @param target URL of a TCP server */
export async function switchableProxy(target: string, pluggedIn = true): Promise<SwitchableProxy> {
  let { hostname, port } = new URL(target)
  const own = await freePort()
  const lines = new Set<Line>()
  let listener: Server | undefined
  let isLosing = false
  let lag = 0

  const passOn = (client: Socket) => {
    const server = connect(Number(port), hostname)
    const line: Line = { client, server, answers: delaying(() => lag), isSilent: false }
    lines.add(line)
    client.pipe(server).on('error', () => client.destroy())
    // Before what passes answers on: none of them arrives.
    server.on('data', () => {
      if (isLosing) client.destroy()
    })
    server
      .pipe(line.answers)
      .pipe(client)
      .on('error', () => server.destroy())
    client.on('close', () => {
      lines.delete(line)
      server.destroy()
    })
    server.on('close', () => {
      if (!line.isSilent) client.destroy()
    })
  }
  const cut = () => {
    for (const { client } of lines) client.destroy()
  }
  const plugIn = async () => {
    listener = createServer(passOn).listen(own, '127.0.0.1')
    await once(listener, 'listening')
  }
  const unplug = async () => {
    const closed = new Promise((resolve) => listener?.close(resolve))
    cut()
    await closed
  }

  await plugIn()
  if (!pluggedIn) await unplug()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return {
    ...{ url: url.toString(), unplug, plugIn, cut },
    redirect: (next) => {
      ;({ hostname, port } = new URL(next))
      cut()
    },
    slow: (milliseconds) => {
      lag = milliseconds
    },
    loseAnswers: (lost) => {
      isLosing = lost
    },
    silence: () => {
      for (const line of lines) silenceLine(line)
    },
  }
}

/** Passes on what it is given, in order, each piece as much later as the lag is then. */
const delaying = (lag: () => number): Transform =>
  new Transform({
    transform(chunk, _, done) {
      const wait = lag()
      if (wait === 0) done(null, chunk)
      else setTimeout(() => done(null, chunk), wait)
    },
  })

/** Both ends are read on, so that the client's goodbye is noticed. */
function silenceLine(line: Line): void {
  const { client, server, answers } = line
  line.isSilent = true
  client.unpipe(server).resume()
  answers.unpipe(client)
  server.unpipe(answers).resume()
}
