import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { CompiledQuery, sql } from 'kysely'
import { admitShownSql } from './admit-shown.sql.ts'
import { shownWindow } from './shown-window.ts'

/**
 * The record of whom an account has been shown. Whatever shows one member to another asks here first, so that one
 * account is shown `limits.shownPeople` and no more, over all ways and at once.
 */
@Injectable()
export class ShownPeople {
  /** The last turn of each viewer who is being admitted people in this process. */
  readonly #turns = new Map<string, Promise<unknown>>()

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Shows people to a viewer, as far as the limit goes.
   * @param personIds best first
   * @returns those who may be shown
   */
  async admit(viewerId: string, personIds: readonly string[]): Promise<Set<string>> {
    const now = this.clock.now()
    const { countsSince } = shownWindow(now)
    const parameters = [
      viewerId,
      [...personIds],
      now.toISOString(),
      countsSince.toISOString(),
      limits.shownPeople.max,
    ]
    return this.inTurn(viewerId, () => this.write(viewerId, parameters))
  }

  private write(viewerId: string, parameters: unknown[]): Promise<Set<string>> {
    return this.em.fork().transactional(async (tx) => {
      const kysely = tx.getKysely()
      // A statement of its own: the one that counts sees what whoever held the lock has written.
      await sql`
        select pg_advisory_xact_lock(hashtextextended(${`users.shown:${viewerId}`}, 0))
      `.execute(kysely)
      const { rows } = await kysely.executeQuery<{ id: string }>(CompiledQuery.raw(admitShownSql, parameters))
      return new Set(rows.map(({ id }) => id))
    })
  }

  /** One after the other for one viewer, so that many requests at once hold one connection while they wait, not all. */
  private inTurn<Result>(viewerId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(viewerId) ?? Promise.resolve()
    const turn = before.then(work)
    const over = turn
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        if (this.#turns.get(viewerId) === over) this.#turns.delete(viewerId)
      })
    this.#turns.set(viewerId, over)
    return turn
  }

  /** How many are in a member's record, as far as it counts. */
  async count(viewerId: string): Promise<number> {
    const { countsSince } = shownWindow(this.clock.now())
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from users.shown_people
      where viewer_id = ${viewerId} and seen_at > ${countsSince.toISOString()}
    `.execute(this.em.fork().getKysely())
    return rows[0]?.count ?? 0
  }

  /** A member's matches start anew. */
  async empty(tx: EntityManager, viewerId: string): Promise<void> {
    await sql`delete from users.shown_people where viewer_id = ${viewerId}`.execute(tx.getKysely())
  }

  /** What does not count any more, of accounts that have not come back. */
  async sweep(): Promise<void> {
    const { countsSince } = shownWindow(this.clock.now())
    // What a viewer is just looking at is that look's to clear away.
    await sql`
      delete from users.shown_people where ctid = any (array(
        select ctid from users.shown_people where seen_at <= ${countsSince.toISOString()} for update skip locked
      ))
    `.execute(this.em.fork().getKysely())
  }
}
