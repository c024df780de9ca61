import { isSameAudience, type SeenState } from '@rafiq/platform-contracts'
import type { Move } from './move.ts'

/**
 * What takes a remote from where `done` brought it back to where it was; empty where nothing has to be done, null where
 * there is no way: what never was released cannot become so again, and what was yanked is gone. A canary that comes back goes to the visitors that it
 * had.
 */
export function stepsBack(done: Move['kind'], now: SeenState, then: SeenState): Move[] | null {
  // What is gone is gone for good.
  if (done === 'yank') return null
  const steps: Move[] = []
  let canary = now.canary
  if (now.disabled !== then.disabled) steps.push({ kind: then.disabled ? 'disable' : 'enable' })
  if (now.stable !== then.stable) {
    if (then.stable === null) return null
    // A rollback forgets what it leaves, a promotion remembers it: each takes the other back whole.
    steps.push({ kind: done === 'rollback' ? 'promote' : 'rollback', version: then.stable })
    canary = null
  }
  const same =
    canary?.version === then.canary?.version &&
    canary?.percent === then.canary?.percent &&
    isSameAudience(canary?.audience, then.canary?.audience)
  if (!same) steps.push(then.canary ? { kind: 'canary', ...then.canary } : { kind: 'endCanary' })
  return steps
}
