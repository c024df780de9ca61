import type { CanaryChange, Promotion, Rollback, SeenState, Switch } from '@rafiq/platform-contracts'
import type { AuditAction } from '../registry/audit-trail.ts'
import {
  type Move,
  newCanary,
  promote,
  rollBack,
  type State,
  setCanary,
  setDisabled,
} from '../registry/remote-state.ts'

export type MoveAction = Extract<AuditAction, 'promote' | 'rollback' | 'canary' | 'disable' | 'enable'>

/** A move of a remote's channels, as it was requested. */
export interface RequestedMove {
  readonly action: MoveAction
  /** The version that is asked for: it must have been published. */
  readonly version?: string | undefined
  readonly detail?: string
  /** What visitors got when it was decided. */
  readonly seen?: SeenState | undefined
  readonly decide: (state: State) => Move
}

export const promotionMove = ({ version, seen }: Promotion): RequestedMove => ({
  action: 'promote',
  version,
  seen,
  decide: (state) => promote(state, version),
})

export const rollbackMove = ({ version, seen }: Rollback): RequestedMove => ({
  action: 'rollback',
  version,
  seen,
  decide: (state) => rollBack(state, version),
})

export const canaryMove = ({ version, percent, seen }: CanaryChange): RequestedMove => ({
  action: 'canary',
  version,
  seen,
  detail: `${percent} %`,
  decide: (state) => setCanary(state, newCanary(version, percent)),
})

export const switchMove = (disabled: boolean, { seen }: Switch): RequestedMove => ({
  action: disabled ? 'disable' : 'enable',
  seen,
  decide: (state) => setDisabled(state, disabled),
})
