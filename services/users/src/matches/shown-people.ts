import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits, riyadhDay } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { CompiledQuery, sql } from 'kysely'
import { admitShownSql } from './admit-shown.sql.ts'
import { ShownPerson, type ShownPersonSchema } from './shown-person.entity.ts'

/** How old the time at which somebody was last seen may get before it is written again, in milliseconds. */
const step = 3_600_000

export interface ShownWindow {
  /** Who was seen since then needs no writing. */
  freshSince: Date
  /** Who was seen since then counts: a step more than the day, since what is kept may be a step old. */
  countsSince: Date
  /** In Riyadh: a viewer counts once a day. */
  day: string
}

/** What of somebody a viewer gets to see: a photo and a number where there are any, the number where it is shared. */
export interface ShownParts {
  profile: boolean
  photo: boolean
  phone: boolean
}

/** What of the record of people shown counts at this moment (`limits.shownPeople`). */
export function shownWindow(now: Date): ShownWindow {
  const day = limits.shownPeople.hours * 3_600_000
  return {
    freshSince: new Date(now.getTime() - step),
    countsSince: new Date(now.getTime() - day - step),
    day: riyadhDay(now),
  }
}

type Tables = InferKyselyDB<typeof ShownPersonSchema>

/**
 * The record of whom an account has been shown. Whatever shows one member to another asks here first, so that one
 * account is shown `limits.shownPeople` and no more, over all ways and at once.
 */
@Injectable()
export class ShownPeople {
  /** The last turn of each viewer who is being admitted people in this process. */
  private readonly turns = new Map<string, Promise<unknown>>()

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Shows people to a viewer, as far as the limit goes.
   * @param personIds best first
   * @param parts what of them is shown: each of them reads in their ledger how many saw it
   * @returns those who may be shown
   */
  async admit(viewerId: string, personIds: readonly string[], parts: ShownParts): Promise<Set<string>> {
    const now = this.clock.now()
    const { countsSince, day } = shownWindow(now)
    const parameters = [
      viewerId,
      [...personIds],
      now.toISOString(),
      countsSince.toISOString(),
      limits.shownPeople.max,
      day,
      parts.profile,
      parts.photo,
      parts.phone,
    ]
    return this.inTurn(viewerId, () => this.write(viewerId, parameters))
  }

  private write(viewerId: string, parameters: unknown[]): Promise<Set<string>> {
    return this.em.transactional(async () => {
      const db = this.em.getKysely()
      // A statement of its own: the one that counts sees what whoever held the lock has written.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`users.shown:${viewerId}`}, 0))`.execute(db)
      const { rows } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(admitShownSql, parameters))
      return new Set(rows.map(({ id }) => id))
    })
  }

  /** One after the other for one viewer, so that many requests at once hold one connection while they wait, not all. */
  private inTurn<Result>(viewerId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.turns.get(viewerId) ?? Promise.resolve()
    const turn = before.then(work)
    const over = turn
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        if (this.turns.get(viewerId) === over) this.turns.delete(viewerId)
      })
    this.turns.set(viewerId, over)
    return turn
  }

  /** How many are in a member's record, as far as it counts. */
  count(viewerId: string): Promise<number> {
    const { countsSince } = shownWindow(this.clock.now())
    return this.em.count(ShownPerson, { viewerId, seenAt: { $gt: countsSince } })
  }

  /** A member's matches start anew. */
  async empty(viewerId: string): Promise<void> {
    await this.em.nativeDelete(ShownPerson, { viewerId })
  }

  /** What does not count any more, of accounts that have not come back. */
  async removeOld(): Promise<void> {
    const { countsSince } = shownWindow(this.clock.now())
    const db = this.em.getKysely<Tables>()
    // What a viewer is just looking at is that look's to clear away.
    const old = db
      .selectFrom('shown_people')
      .select(sql`ctid`.as('row'))
      .where('seen_at', '<=', countsSince)
      .forUpdate()
      .skipLocked()
    await db.deleteFrom('shown_people').where(sql<boolean>`ctid = any (array(${old}))`).execute()
  }
}
