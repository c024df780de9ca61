import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Member } from '../members/member.entity.ts'
import { refuse } from './refuse.ts'
import { type Actor, actorRefusal, type StaffAction, targetRefusal } from './staff-rules.ts'

export interface Admitted<A> {
  actor: A
  /** Null for who is gone. */
  target(id: string): Member | null
}

/**
 * Who acts and on whom, by what they are at this moment: all of them are locked, in one order everywhere, so that of
 * two who act on each other the second one finds out.
 */
@Injectable()
export class StaffGate {
  /** @throws ForbiddenError where the actor may not do this at all */
  async enter(
    tx: EntityManager,
    action: StaffAction,
    actorId: string,
    targetIds: readonly string[],
  ): Promise<Admitted<Member>> {
    const people = await this.lock(tx, [actorId, ...targetIds])
    const actor = people.get(actorId) ?? null
    const refusal = actorRefusal(action, actor)
    if (refusal || !actor) throw refuse(refusal ?? 'forbidden')
    return { actor, target: (id) => people.get(id) ?? null }
  }

  /** As `enter`, where the platform itself may act too (`system`). */
  async enterOrdered(
    tx: EntityManager,
    action: StaffAction,
    actorId: string,
    targetIds: readonly string[],
  ): Promise<Admitted<Actor<Member>>> {
    if (actorId !== 'system') return this.enter(tx, action, actorId, targetIds)
    const people = await this.lock(tx, targetIds)
    return { actor: actorId, target: (id) => people.get(id) ?? null }
  }

  /** @throws ForbiddenError, NotFoundError also where it may not be done to this account */
  async enterFor(
    tx: EntityManager,
    action: StaffAction,
    actorId: string,
    targetId: string,
  ): Promise<{ actor: Member; target: Member }> {
    const { actor, target: find } = await this.enter(tx, action, actorId, [targetId])
    const target = find(targetId)
    const refusal = targetRefusal(action, actor, target)
    if (refusal || !target) throw refuse(refusal ?? 'not-found')
    return { actor, target }
  }

  private async lock(tx: EntityManager, ids: readonly string[]): Promise<Map<string, Member>> {
    const found = await tx.find(
      Member,
      { id: { $in: [...new Set(ids)] } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    return new Map(found.map((member) => [member.id, member]))
  }
}
