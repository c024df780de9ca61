import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LiveState } from './live-state.entity.ts'

const only = 1

/** What names the registry's state: `<registry>.<count>` (contracts, `hasReached`). */
export async function currentRevision(em: EntityManager): Promise<string> {
  return format(await em.findOneOrFail(LiveState, only))
}

/** Names a new state. Publishers at once wait here for each other, so that the order of revisions is that of commits. */
export async function advanceRevision(em: EntityManager): Promise<string> {
  const state = await em.findOneOrFail(LiveState, only, { lockMode: LockMode.PESSIMISTIC_WRITE })
  state.count += 1
  await em.flush()
  return format(state)
}

function format({ registry, count }: LiveState): string {
  return `${registry}.${count}`
}
