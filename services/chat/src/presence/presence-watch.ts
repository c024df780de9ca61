import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { RoomRepository } from '../rooms/room.repository.ts'
import { Sockets } from '../sockets/sockets.ts'
import { Watch } from '../support/watch.ts'
import { Presence } from './presence.ts'

/** Milliseconds between two rounds: also the time in which a page may be reloaded without being seen to leave. */
const interval = 2_000

/** Tells those who share a room with somebody that they came or left. */
@Injectable()
export class PresenceWatch extends Watch {
  /** Members whose first socket opened, or last one closed, since the last round. */
  readonly #changed = new Set<string>()
  /** Members that this replica has in Redis. */
  readonly #here = new Set<string>()
  /** Members of whom it is telling Redis at this moment. */
  readonly #arriving = new Set<string>()

  constructor(
    @Inject(Presence) private readonly presence: Presence,
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ interval, name: 'telling who is there', logger })
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap()
    // Nobody here counts before the first sign of life.
    this.now()
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown()
    await this.presence.end().catch((error: unknown) => {
      this.logger.info({ err: error }, 'presence lapses by itself')
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

  protected override async look(): Promise<void> {
    const known = await this.presence.beat()
    if (!known) this.#here.clear()
    const changed = known ? [...this.#changed] : this.everyone()
    this.#changed.clear()
    try {
      await this.update(changed)
    } catch (error) {
      for (const memberId of changed) this.#changed.add(memberId)
      throw error
    }
    await this.tell(await this.presence.clearLapsed(), false)
  }

  private async arrive(memberId: string): Promise<void> {
    this.#arriving.add(memberId)
    try {
      const came = await this.presence.arrive([memberId])
      // Who left meanwhile is in Redis all the same, until the next round.
      this.#here.add(memberId)
      if (this.sockets.countOf(memberId) === 0) this.#changed.add(memberId)
      await this.tell(came, true)
    } catch {
      // The next round says it again.
      this.#here.delete(memberId)
      this.#changed.add(memberId)
    } finally {
      this.#arriving.delete(memberId)
    }
  }

  private async update(changed: readonly string[]): Promise<void> {
    const arrived = changed.filter((id) => this.sockets.countOf(id) > 0 && !this.#here.has(id))
    // Who is just arriving in Redis would be taken away too early, and stay.
    const left = changed.filter(
      (id) => this.sockets.countOf(id) === 0 && this.#here.has(id) && !this.#arriving.has(id),
    )
    const came = await this.presence.arrive(arrived)
    for (const id of arrived) this.#here.add(id)
    const went = await this.presence.leave(left)
    for (const id of left) this.#here.delete(id)
    await this.tell(came, true)
    await this.tell(went, false)
  }

  private everyone(): string[] {
    return [...new Set([...this.sockets.here()].map(({ data }) => data.memberId))]
  }

  private async tell(memberIds: readonly string[], online: boolean): Promise<void> {
    for (const memberId of memberIds) {
      this.sockets.emit(await this.rooms.peersOf(memberId), 'presence', { memberId, online })
    }
  }
}
