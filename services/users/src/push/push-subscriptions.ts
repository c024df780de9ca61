import { EntityManager, type InferKyselyDB, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type { PushRenewal, PushSubscriptionData } from '@rafiq/contracts/members'
import { ConflictError, type Session, SessionStore, uuidv7 } from '@rafiq/service-kit'
import { Member } from '../members/member.entity.ts'
import { KnownDevices } from '../sessions/known-devices.ts'
import { asOfNow } from '../support/as-of-now.ts'
import { PushSubscription, type PushSubscriptionSchema } from './push-subscription.entity.ts'

type Tables = InferKyselyDB<typeof PushSubscriptionSchema>

/** Subscriptions looked at together. */
const batch = 500

/** The browsers in which members asked for notices, each as long as its session. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionStore,
    private readonly devices: KnownDevices,
  ) {}

  ofSession({ id: sessionId, memberId }: Session): Promise<PushSubscription | null> {
    return this.em.findOne(PushSubscription, { sessionId, memberId }, asOfNow())
  }

  /** In the order in which they came. */
  of(memberId: string): Promise<PushSubscription[]> {
    return this.em.find(
      PushSubscription,
      { memberId },
      { orderBy: { addedAt: 'asc', id: 'asc' }, ...asOfNow() },
    )
  }

  /**
   * Takes what a session's browser gave, which has one at a time; in a transaction that has locked the member. A browser that the member had before,
   * in a session that is over, stays the same one, so that it is told nothing twice; one that was another member's is
   * theirs no more.
   *
   * @throws ConflictError where another member does the same with the same browser at this moment
   */
  async put(
    { id: sessionId, memberId }: Session,
    { endpoint, keys }: PushSubscriptionData,
    { vapidKey, cookies, addedAt }: { vapidKey: string; cookies: string | undefined; addedAt: Date },
  ): Promise<void> {
    const deviceHash = this.devices.digestOf(memberId, cookies)
    await this.em.nativeDelete(PushSubscription, {
      $or: [
        { endpoint, memberId: { $ne: memberId } },
        { sessionId, endpoint: { $ne: endpoint } },
        ...(deviceHash === null ? [] : [{ memberId, deviceHash, endpoint: { $ne: endpoint } }]),
      ],
    })
    const known = { sessionId, deviceHash, ...keys, vapidKey }
    if ((await this.em.nativeUpdate(PushSubscription, { endpoint, memberId }, known)) > 0) return
    const rows = await this.db()
      .insertInto('push_subscriptions')
      .values({
        id: uuidv7(),
        member_id: memberId,
        session_id: sessionId,
        device_hash: deviceHash,
        endpoint,
        ...keys,
        vapid_key: vapidKey,
        added_at: addedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    if (rows.length === 0) throw new ConflictError()
    const oldest = (await this.of(memberId)).slice(0, -limits.pushSubscriptions)
    await this.em.nativeDelete(PushSubscription, { id: { $in: oldest.map(({ id }) => id) } })
  }

  /**
   * The browser at this address, which knows its secret, is at another one from now on. Answers whether there is one.
   * @throws ConflictError where that is the address of another
   */
  async renew(
    { endpoint, auth }: PushRenewal['before'],
    { endpoint: next, keys }: PushSubscriptionData,
  ): Promise<boolean> {
    try {
      return (
        (await this.em.nativeUpdate(PushSubscription, { endpoint, auth }, { endpoint: next, ...keys })) > 0
      )
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? new ConflictError() : error
    }
  }

  async remove(id: string): Promise<void> {
    await this.em.nativeDelete(PushSubscription, { id })
  }

  async removeOfSession(sessionId: string): Promise<void> {
    await this.em.nativeDelete(PushSubscription, { sessionId })
  }

  /** The session goes on under another id. */
  async moveSession(before: string, sessionId: string): Promise<void> {
    await this.em.nativeUpdate(PushSubscription, { sessionId: before }, { sessionId })
  }

  /** The member has signed in again in a browser: it gets notices as before, as long as the new session. */
  async moveBrowser(memberId: string, cookies: string | undefined, sessionId: string): Promise<void> {
    const deviceHash = this.devices.digestOf(memberId, cookies)
    if (deviceHash) await this.em.nativeUpdate(PushSubscription, { memberId, deviceHash }, { sessionId })
  }

  /**
   * One whose session is alive at this moment; one whose session is over is removed. Null: it is not there.
   * @throws the client's error while Redis is unavailable
   */
  async living(id: string): Promise<PushSubscription | null> {
    const subscription = await this.em.findOne(PushSubscription, { id }, asOfNow())
    if (!subscription) return null
    if ((await this.livingOf([id])).has(id)) return subscription
    await this.remove(id)
    return null
  }

  /** Removes those whose sessions are over: most ended unheard, by their time. */
  async removeEnded(): Promise<void> {
    for (let after: string | undefined; ; ) {
      const ids = await this.idsAfter(after)
      const living = await this.livingOf(ids)
      await this.em.nativeDelete(PushSubscription, { id: { $in: ids.filter((id) => !living.has(id)) } })
      if (ids.length < batch) return
      after = ids.at(-1)
    }
  }

  private async idsAfter(after: string | undefined): Promise<string[]> {
    const where = after === undefined ? {} : { id: { $gt: after } }
    const options = {
      fields: ['id'],
      orderBy: { id: 'asc' },
      limit: batch,
      disableIdentityMap: true,
    } as const
    return (await this.em.find(PushSubscription, where, options)).map(({ id }) => id)
  }

  /** Those of them whose session Redis has, and PostgreSQL does not say is over. */
  private async livingOf(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    // In this order: a session that is to stay is confirmed in Redis before its member's bound moves.
    const found = await this.em.find(PushSubscription, { id: { $in: [...ids] } }, asOfNow())
    const members = await this.em.find(
      Member,
      { id: { $in: found.map(({ memberId }) => memberId) } },
      { ...asOfNow(), fields: ['sessionsValidFrom'] },
    )
    const bounds = new Map(members.map(({ id, sessionsValidFrom }) => [id, sessionsValidFrom]))
    const living = await this.sessions.living(found.map(({ sessionId }) => sessionId))
    const isAlive = ({ memberId, sessionId }: PushSubscription) => {
      const [confirmedAt, bound] = [living.get(sessionId), bounds.get(memberId)]
      return confirmedAt !== undefined && bound !== undefined && confirmedAt >= bound
    }
    return new Set(found.filter(isAlive).map(({ id }) => id))
  }

  private db() {
    return this.em.getKysely<Tables>()
  }
}
