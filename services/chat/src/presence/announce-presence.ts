import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { Sockets } from '../sockets/sockets.ts'
import { Presence } from './presence.ts'

/** Milliseconds between two rounds: also the time in which a page may be reloaded without being seen to leave. */
const interval = 2_000

/** Tells those who share a room with somebody that they came or left. */
@Injectable()
export class AnnouncePresence extends PeriodicTask {
  /** Members whose first socket opened, or last one closed, since the last round. */
  readonly #changed = new Set<string>()
  /** Members that this replica has in Redis. */
  readonly #here = new Set<string>()
  /** Members who are being added in Redis at this moment. */
  readonly #arriving = new Set<string>()

  constructor(
    private readonly presence: Presence,
    private readonly sockets: Sockets,
    private readonly em: EntityManager,
  ) {
    super({ name: 'announcing presence', interval })
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap()
    // Nobody here counts before the first renewal.
    this.runSoon()
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown()
    await this.presence.leaveAll().catch((error: unknown) => {
      this.logger.info(
        { err: error },
        'presence of this replica not removed from Redis, it expires by itself',
      )
    })
  }

  connected(memberId: string): void {
    if (this.#here.has(memberId)) return
    this.#here.add(memberId)
    void this.arrive(memberId)
  }

  disconnected(memberId: string): void {
    this.#changed.add(memberId)
  }

  protected override async run(): Promise<void> {
    const known = await this.presence.renew()
    if (!known) this.#here.clear()
    const changed = known ? [...this.#changed] : this.everyone()
    this.#changed.clear()
    try {
      await this.update(changed)
    } catch (error) {
      for (const memberId of changed) this.#changed.add(memberId)
      throw error
    }
    await this.announce(await this.presence.clearLapsed(), false)
  }

  private async arrive(memberId: string): Promise<void> {
    this.#arriving.add(memberId)
    try {
      await this.announce(await this.presence.arrive([memberId]), true)
    } catch {
      // The next round adds it again.
      this.#here.delete(memberId)
    } finally {
      this.#arriving.delete(memberId)
      // Who left meanwhile, or was not added, is seen to by the next round; only now, as this one passes over who arrives.
      this.#changed.add(memberId)
    }
  }

  private async update(changed: readonly string[]): Promise<void> {
    const arrived = changed.filter((id) => this.sockets.countOf(id) > 0 && !this.#here.has(id))
    // Who is just arriving in Redis would be taken away too early, and stay.
    const left = changed.filter((id) => this.sockets.countOf(id) === 0 && !this.#arriving.has(id))
    const came = await this.presence.arrive(arrived)
    for (const id of arrived) this.#here.add(id)
    const went = await this.presence.leave(left)
    for (const id of left) this.#here.delete(id)
    await this.announce(came, true)
    await this.announce(went, false)
  }

  private everyone(): string[] {
    return [...new Set([...this.sockets.here()].map(({ data }) => data.memberId))]
  }

  private async announce(memberIds: readonly string[], online: boolean): Promise<void> {
    for (const memberId of memberIds) {
      this.sockets.emit(await this.peersOf(memberId), 'presence', { memberId, online })
    }
  }

  /** With whom a member shares a room that no block hides. */
  private async peersOf(memberId: string): Promise<string[]> {
    const rooms = queries(this.em).selectFrom('rooms').where('blocked', '=', false)
    const rows = await rooms
      .where('low_id', '=', memberId)
      .select('high_id as id')
      .unionAll(rooms.where('high_id', '=', memberId).select('low_id as id'))
      .execute()
    return rows.map(({ id }) => id)
  }
}
