import { defineEntity, LockMode, p } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'

const LiveStateSchema = defineEntity({
  name: 'LiveState',
  tableName: 'live_state',
  properties: {
    id: p.integer().primary(),
    /** Made with the schema: revisions of another registry must not look like ours. */
    registry: p.uuid(),
    count: p.integer(),
  },
})

/** One row; its count grows in every transaction that changes what pages are composed from. */
export class LiveState extends LiveStateSchema.class {}
LiveStateSchema.setClass(LiveState)

const only = 1

/** Until the transaction ends nothing else becomes live: what the gate saw beside a version stays true. */
export async function lockRegistry(em: EntityManager): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended('releases', 0))")
}

/** What names the registry's state: `<registry>.<count>` (contracts, `hasReached`). */
export async function currentRevision(em: EntityManager): Promise<string> {
  return format(await em.findOneOrFail(LiveState, only, { refresh: true }))
}

/** Names a new state. Publishers at once wait here for each other, so that the order of revisions is that of commits. */
export async function advanceRevision(em: EntityManager): Promise<string> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  const state = await em.findOneOrFail(LiveState, only, { lockMode, refresh: true })
  state.count += 1
  await em.flush()
  return format(state)
}

function format({ registry, count }: LiveState): string {
  return `${registry}.${count}`
}
