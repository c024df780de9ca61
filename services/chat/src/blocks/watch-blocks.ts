import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { every, type Repetition } from '../support/every.ts'
import { BlockRepository } from './block.repository.ts'
import { TellBlock } from './tell-block.ts'

/** Milliseconds between two looks. */
const interval = 2_000
/** Milliseconds by which a change may become visible later than its time says: a commit that waits, a paused server. */
const margin = 10_000

/**
 * Finds blocks of which no replica told this one: it was killed after the commit, Redis was away, or two changes met on
 * their way. So within seconds the sockets here, and what is remembered of rooms, are as PostgreSQL has it.
 */
@Injectable()
export class WatchBlocks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #repetition: Repetition | undefined
  /** Milliseconds by the database's clock, when it was last asked. */
  #lookedAt: number | undefined

  constructor(
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(TellBlock) private readonly telling: TellBlock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#repetition = every(interval, 'looking for blocks', this.logger, () => this.look())
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#repetition?.stop()
  }

  private async look(): Promise<void> {
    const from = this.#lookedAt === undefined ? undefined : this.#lookedAt - margin
    const { now, rooms } = await this.blocks.changedSince(from)
    for (const room of rooms) await this.telling.tellHere(room)
    this.#lookedAt = now
  }
}
