import type { EntityManager } from '@mikro-orm/postgresql'
import { shellName } from '@rafiq/platform-contracts'
import { RuleError } from '@rafiq/service-kit'
import { checkShell } from '../gate/check-shell.ts'
import { rejectFor } from '../gate/gate.ts'
import { AuditEntry } from '../registry/audit-trail.ts'
import { findShells } from '../registry/live-shells.ts'
import { RemoteState, toState } from '../registry/remote-state.entity.ts'
import { promote, rollBack, type State } from '../registry/remote-state.ts'
import { Version } from '../registry/version.entity.ts'
import type { Step } from './rehearsal-step.ts'
import { type Rehearsing, runningRehearsal } from './running-rehearsal.ts'

/** Everybody gets what is rehearsed. The caller holds the registry's lock, as of everything here. */
export async function promotionOfRehearsal(em: EntityManager): Promise<Step[]> {
  const running = await runningRehearsal(em)
  if (running.length === 0) throw new RuleError(undefined, { message: 'No rehearsal runs.' })
  await assertFits(em, running)
  return running.flatMap(({ remote, state, canary: { version, salt } }) => {
    const move = promote(state, version)
    return move.kind === 'moved' ? [{ remote, action: 'promote', version, salt, state: move.state }] : []
  })
}

/** What went live beside a rehearsal since it began has to work with its shell too. */
async function assertFits(em: EntityManager, running: readonly Rehearsing[]): Promise<void> {
  const next = new Map(running.map(({ remote, canary }) => [remote, canary.version]))
  const shell = next.get(shellName)
  const rows = await em.find(RemoteState, { disabled: false, remote: { $ne: shellName } })
  const after = rows.flatMap(({ remote, stable }) => {
    const version = next.get(remote) ?? stable
    return version == null ? [] : [{ remote, version }]
  })
  const versions = after.length > 0 ? await em.find(Version, { $or: after }) : []
  const manifests = versions.map(({ manifest }) => manifest)
  for (const known of await findShells(em, shell === undefined ? [] : [shell])) {
    rejectFor(checkShell(known, manifests))
  }
}

/** Everybody gets what they had: the canaries end, or what was promoted by them goes back. Never refused by the gate. */
export async function endOfRehearsal(em: EntityManager): Promise<Step[]> {
  const running = await runningRehearsal(em)
  if (running.length === 0) return backFromPromoted(em)
  return running.map(({ remote, state, canary: { salt } }) => ({
    ...{ remote, action: 'rollback', version: state.stable, salt },
    state: { ...state, canary: null },
  }))
}

async function backFromPromoted(em: EntityManager): Promise<Step[]> {
  const promoted = { action: 'promote' as const, detail: { $like: 'rehearsal:%' } }
  const [last] = await em.find(
    AuditEntry,
    { ...promoted, remote: shellName },
    { orderBy: { at: 'desc' }, limit: 1 },
  )
  const salt = last?.detail
  if (salt == null) throw new RuleError(undefined, { message: 'There is no rehearsal to go back from.' })
  const entries = await em.find(AuditEntry, { action: 'promote', detail: salt })
  const steps: Step[] = []
  for (const { remote, version } of entries) {
    const row = await em.findOne(RemoteState, { remote, stable: version }, { refresh: true })
    const back = row && backFrom(toState(row))
    if (back) steps.push({ remote, action: 'rollback', version: back.stable, salt, state: back })
  }
  return steps
}

/** What was stable right before; what moved on since stays. */
function backFrom(state: State): State | undefined {
  const [before] = state.before
  const move = before === undefined ? undefined : rollBack(state, before)
  return move?.kind === 'moved' ? move.state : undefined
}
