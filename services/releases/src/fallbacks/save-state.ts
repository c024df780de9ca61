import type { EntityManager } from '@mikro-orm/postgresql'
import type { State } from '../registry/remote-state.ts'
import { RemoteState } from '../registry/stored-state.ts'
import { findFallback } from './find-fallback.ts'

/** What pages fall back to is decided here, whatever the state says: it depends on how versions did, too. */
export async function saveState(em: EntityManager, remote: string, state: State, now: Date): Promise<void> {
  const { canary, before, ...rest } = state
  await em.upsert(RemoteState, {
    remote,
    ...rest,
    before: [...before],
    fallback: await findFallback(em, remote, before),
    canaryVersion: canary?.version ?? null,
    canaryPercent: canary?.percent ?? null,
    canarySalt: canary?.salt ?? null,
    movedAt: now,
  })
}
