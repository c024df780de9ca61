import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { isTakenPrefix, type ProductConfig, type TeamApi } from '@rafiq/platform-contracts'
import { Clock, ConflictError } from '@rafiq/service-kit'
import { appendToTrail } from '../registry/audit-trail.ts'
import { DeclaredApi } from '../registry/declared-api.entity.ts'
import { advanceRevision, lockRegistry } from '../registry/revision.ts'

const actor = 'operator'

/**
 * Which service answers below `/api/<prefix>` for a team. It gets the sessions of whoever visits, so only the operator
 * names one, on the machine itself: no call of this service does, by whatever token.
 */
@Injectable()
export class TeamApis {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<TeamApi[]> {
    const rows = await this.em.find(DeclaredApi, {}, { orderBy: { prefix: 'asc' } })
    return rows.map(({ prefix, origin }) => ({ prefix, origin }))
  }

  /**
   * Leads a prefix to this origin from now on, whatever it led to before; the same again changes nothing.
   *
   * @throws ConflictError where the prefix is the product's or the platform's
   */
  async declare({ prefix, origin }: TeamApi, product: ProductConfig): Promise<void> {
    if (isTakenPrefix(prefix, product)) throw taken(prefix)
    const now = this.clock.now()
    await this.em.transactional(async (em) => {
      await lockRegistry(em)
      const before = await em.findOne(DeclaredApi, { prefix }, { refresh: true })
      if (before?.origin === origin) return
      const detail = before ? `${origin} in place of ${before.origin}` : origin
      await em.upsert(DeclaredApi, { prefix, origin, declaredAt: now })
      await appendToTrail(em, { action: 'declare-api', actor, remote: prefix, detail }, now)
      await advanceRevision(em)
    })
  }

  /** @returns whether there was one to withdraw */
  withdraw(prefix: string): Promise<boolean> {
    const now = this.clock.now()
    return this.em.transactional(async (em) => {
      await lockRegistry(em)
      const before = await em.findOne(DeclaredApi, { prefix }, { refresh: true })
      if (!before) return false
      await em.nativeDelete(DeclaredApi, { prefix })
      const detail = before.origin
      await appendToTrail(em, { action: 'withdraw-api', actor, remote: prefix, detail }, now)
      await advanceRevision(em)
      return true
    })
  }
}

const taken = (prefix: string): ConflictError =>
  new ConflictError(undefined, {
    message: `/api/${prefix} belongs to the product or the platform: take another prefix.`,
  })
