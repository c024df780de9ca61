import type { EntityManager } from '@mikro-orm/postgresql'
import { isRehearsal } from '@rafiq/platform-contracts'
import { appendToTrail } from '../registry/audit-trail.ts'
import { RemoteState } from '../registry/remote-state.entity.ts'
import type { State } from '../registry/remote-state.ts'
import { findFallback } from './find-fallback.ts'

/** Stores where the channels of a remote stand. Where a canary of a rehearsal has ended by it, the whole rehearsal has. */
export async function saveState(
  em: EntityManager,
  remote: string,
  state: State,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<void> {
  const row = await em.findOne(RemoteState, { remote }, { refresh: true })
  const before = row?.canarySalt
  await writeState(em, remote, state, now)
  await endRehearsal(em, { remote, before, after: state.canary?.salt }, actor, now)
}

/** The same of this remote alone. What pages fall back to is decided here, whatever the state says: it depends on how versions did, too. */
export async function writeState(em: EntityManager, remote: string, state: State, now: Date): Promise<void> {
  const { canary, before, ...rest } = state
  await em.upsert(RemoteState, {
    remote,
    ...rest,
    before: [...before],
    fallback: await findFallback(em, remote, before),
    canaryVersion: canary?.version ?? null,
    canaryPercent: canary?.percent ?? null,
    canarySalt: canary?.salt ?? null,
    canaryAudience: canary?.audience ?? null,
    movedAt: now,
  })
}

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
async function endRehearsal(
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
