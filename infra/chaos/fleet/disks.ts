import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSession } from '../../test/session.ts'
import { Disk } from './disk.ts'

const servers = ['postgres-1', 'postgres-2', 'redis'] as const

type Server = (typeof servers)[number]

/** In bytes, for each server: more than a million messages need. */
const size = 8 * 2 ** 30

/** A disk for each server where this process may mount some; folders of the session where it may not. */
export class Disks {
  readonly #folders: ReadonlyMap<Server, string>
  readonly #disks: ReadonlyMap<Server, Disk>
  /** Why there are none, in a sentence; undefined where there are. */
  readonly missing: string | undefined

  private constructor(
    folders: ReadonlyMap<Server, string>,
    disks: ReadonlyMap<Server, Disk>,
    missing?: string,
  ) {
    this.#folders = folders
    this.#disks = disks
    this.missing = missing
  }

  /** To be made before what uses them, since the session ends in the opposite order. */
  static async mount(session: TestSession): Promise<Disks> {
    const disks = new Map<Server, Disk>()
    try {
      for (const server of servers) disks.set(server, await Disk.mount(session, `disk-${server}`, size))
    } catch (error) {
      const folders = new Map(servers.map((server) => [server, join(session.folder, server)]))
      for (const folder of folders.values()) mkdirSync(folder)
      return new Disks(
        folders,
        new Map(),
        `No disk can be mounted: ${String((error as Error).message).trim()}`,
      )
    }
    return new Disks(new Map([...disks].map(([server, { folder }]) => [server, folder])), disks)
  }

  folder(server: Server): string {
    return this.#folders.get(server) as string
  }

  /** Nothing more can be written to the disk of this server while this goes on. */
  async fullDuring(server: string, work: () => Promise<unknown>): Promise<void> {
    await this.#disks.get(server as Server)?.fullDuring(work)
  }
}
