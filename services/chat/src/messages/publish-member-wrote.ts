import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { EventBus, PeriodicTask } from '@rafiq/service-kit'

type Writing = EventData<'member.wrote'>

/** Remembered at most; whoever is forgotten is told once more, which changes nothing. */
const capacity = 20_000
/** In one transaction. */
const batch = 100

/**
 * Tells who wrote to whom, so that a contact counts as answered: once per pair, direction and process, beside the path of
 * messages, which a look into memory costs nothing. A process that dies before it told is made up for by the next message.
 */
@Injectable()
export class PublishMemberWrote extends PeriodicTask {
  readonly #told = new Set<string>()
  readonly #waiting = new Map<string, Writing>()

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
    this.runSoon()
  }

  protected override async run(): Promise<void> {
    while (this.#waiting.size > 0) {
      const writings = [...this.#waiting].slice(0, batch)
      await this.em.transactional(async (tx) => {
        for (const [, writing] of writings) await this.events.publish(tx, 'member.wrote', writing)
      })
      for (const [key] of writings) this.#waiting.delete(key)
    }
  }
}
