import type { EntityManager } from '@mikro-orm/postgresql'
import { isRehearsal } from '@rafiq/platform-contracts'
import { appendToTrail } from './audit-trail.ts'
import { RemoteState } from './stored-state.ts'

interface Ended {
  /** Whose canary ends by itself. */
  readonly remote: string
  /** The salt that it had, and the one that it has from now on. */
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/**
 * Where a canary of a rehearsal ends, whoever ends it, those that run with it end too: half of a composition is none.
 * The caller holds the registry's lock.
 */
export async function endRehearsal(
  em: EntityManager,
  { remote, before, after }: Ended,
  actor: string,
  now: Date,
): Promise<void> {
  if (before == null || !isRehearsal(before) || before === after) return
  const others = await em.find(RemoteState, { canarySalt: before, remote: { $ne: remote } })
  for (const row of others) {
    const detail = `${before} ended with ${remote}`
    await appendToTrail(
      em,
      { action: 'rollback', actor, remote: row.remote, version: row.stable, detail },
      now,
    )
    await em.nativeUpdate(
      RemoteState,
      { remote: row.remote },
      { canaryVersion: null, canaryPercent: null, canarySalt: null, movedAt: now },
    )
  }
}
