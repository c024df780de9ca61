import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { installedProgram } from './installed-program.ts'
import { waitUntil } from './wait-until.ts'

/** Where PgBouncer is installed; nothing where it is not. */
export const pgBouncerProgram = (): string | undefined => installedProgram('pgbouncer')

export interface PgBouncer {
  /** The same database, role and password through the pooler. */
  throughIt(url: string): string
  stop(): Promise<void>
}

/**
 * A PgBouncer in transaction mode in front of a server, with everything else as it comes.
 *
 * @param databaseUrl one role, which it signs in as
 * @param connections that it keeps to the server at most
 */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  connections: number,
): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'rafiq-pgbouncer-'))
  const own = await freePort()
  const users = join(folder, 'users.txt')
  const configuration = join(folder, 'pgbouncer.ini')
  // It refuses to run as root.
  const asRoot = process.getuid?.() === 0
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  await writeFile(
    configuration,
    `[databases]
* = host=${hostname} port=${port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
`,
  )
  if (asRoot) await chmod(folder, 0o755)
  const child = spawn(program, [...(asRoot ? ['-u', 'nobody'] : []), configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  await waitUntil('PgBouncer listens', () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`)
    return isListening(own)
  })
  return {
    throughIt: (url) => {
      const through = new URL(url)
      through.hostname = '127.0.0.1'
      through.port = String(own)
      return through.href
    },
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
