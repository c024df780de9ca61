import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type EventData, mostWritings } from '@rafiq/contracts/events'
import { EventBus, PeriodicTask } from '@rafiq/service-kit'

type Writing = EventData<'member.wrote'>['writings'][number]

/** Remembered at most; whoever is forgotten is told once more, which changes nothing. */
const capacity = 20_000
/** Milliseconds in which writings come together: after a restart everybody who writes is told of anew. */
const gatheringTime = 200

/**
 * Tells who wrote to whom, so that a contact counts as answered: once per pair, direction and process, beside the path of
 * messages, which a look into memory costs nothing. A process that dies before it told is made up for by the next message.
 */
@Injectable()
export class PublishMemberWrote extends PeriodicTask {
  readonly #told = new Set<string>()
  readonly #waiting = new Map<string, Writing>()
  #gathering: NodeJS.Timeout | undefined

  constructor(
    private readonly em: EntityManager,
    private readonly events: EventBus,
  ) {
    super({ name: 'publishing member.wrote events', interval: 60_000 })
  }

  note(memberId: string, otherId: string): void {
    const key = `${memberId} ${otherId}`
    if (this.#told.has(key)) return
    if (this.#told.size >= capacity) this.#told.clear()
    this.#told.add(key)
    this.#waiting.set(key, { memberId, otherId })
    this.#gathering ??= setTimeout(() => this.#publishSoon(), gatheringTime).unref()
  }

  override async beforeApplicationShutdown(): Promise<void> {
    if (this.#waiting.size > 0) this.#publishSoon()
    await super.beforeApplicationShutdown()
  }

  #publishSoon(): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    this.runSoon()
  }

  protected override async run(): Promise<void> {
    const waiting = [...this.#waiting]
    while (waiting.length > 0) {
      const writings = waiting.splice(0, mostWritings)
      await this.em.transactional((tx) =>
        this.events.publish(tx, 'member.wrote', { writings: writings.map(([, writing]) => writing) }),
      )
      for (const [key] of writings) this.#waiting.delete(key)
    }
  }
}
