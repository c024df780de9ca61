import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSession } from '../../test/session.ts'
import { Disk } from './disk.ts'

const servers = ['postgres-1', 'postgres-2', 'redis'] as const

type Server = (typeof servers)[number]

/** In bytes, for each server: more than a million messages need. */
const size = 8 * 2 ** 30

/** A disk for each server where this process may mount some; a folder of the session for each where it may not. */
export class Disks {
  readonly #session: TestSession
  readonly #disks = new Map<Server, Disk>()
  /** Why there are none, in a sentence; undefined where there are. */
  missing: string | undefined

  private constructor(session: TestSession) {
    this.#session = session
  }

  /** To be made before what uses them, since the session ends in the opposite order. */
  static async mount(session: TestSession): Promise<Disks> {
    const disks = new Disks(session)
    try {
      for (const server of servers) {
        disks.#disks.set(server, await Disk.mount(session, `disk-${server}`, size))
      }
    } catch (error) {
      disks.#disks.clear()
      disks.missing = `No disk can be mounted (${reasonOf(error)}).`
    }
    return disks
  }

  /** Where the data of this server goes. */
  folder(server: Server): string {
    const mounted = this.#disks.get(server)?.folder
    if (mounted !== undefined) return mounted
    const folder = join(this.#session.folder, server)
    mkdirSync(folder, { recursive: true })
    return folder
  }

  /** Nothing more can be written to the disk of this server while this goes on. */
  async fullDuring(server: string, work: () => Promise<unknown>): Promise<void> {
    await this.#disks.get(server as Server)?.fullDuring(work)
  }
}

/** The first line of what the program said. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string }
  return (stderr || message).split('\n', 1).join().replace(/\.$/, '')
}
