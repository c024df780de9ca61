import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { RoomRepository } from '../rooms/room.repository.ts'
import { Sockets } from '../sockets/sockets.ts'
import { every, type Repetition } from '../support/every.ts'
import { Presence } from './presence.ts'

/** Milliseconds between two rounds: also the time in which a page may be reloaded without being seen to leave. */
const interval = 2_000

/** Tells those who share a room with somebody that they came or left. */
@Injectable()
export class PresenceWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Members whose first socket opened, or last one closed, since the last round. */
  readonly #changed = new Set<string>()
  /** Members that this replica has in Redis. */
  readonly #here = new Set<string>()
  #repetition: Repetition | undefined

  constructor(
    @Inject(Presence) private readonly presence: Presence,
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#repetition = every(interval, 'telling who is there', this.logger, () => this.round())
    // Nobody here counts before the first sign of life.
    this.#repetition.now()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#repetition?.stop()
    await this.presence.end().catch((error: unknown) => {
      this.logger.info({ err: error }, 'presence lapses by itself')
    })
  }

  connected(memberId: string): void {
    if (this.#here.has(memberId)) return
    this.#here.add(memberId)
    this.presence
      .arrive([memberId])
      .then((came) => this.tell(came, true))
      .catch(() => {
        // The next round says it again.
        this.#here.delete(memberId)
        this.#changed.add(memberId)
      })
  }

  disconnected(memberId: string): void {
    this.#changed.add(memberId)
  }

  private async round(): Promise<void> {
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

  private async update(changed: readonly string[]): Promise<void> {
    const arrived = changed.filter((id) => this.sockets.countOf(id) > 0 && !this.#here.has(id))
    const left = changed.filter((id) => this.sockets.countOf(id) === 0 && this.#here.has(id))
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
