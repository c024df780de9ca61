import type { CanaryChange, Promotion, Rollback, SeenState, Switch } from '@rafiq/contracts'
import type { AuditAction } from '../audit/audit-entry.entity.ts'
import {
  type Move,
  newCanary,
  promote,
  rollBack,
  type State,
  setCanary,
  setDisabled,
} from './remote-state.ts'

export type MoveAction = Extract<AuditAction, 'promote' | 'rollback' | 'canary' | 'disable' | 'enable'>

/** A move that somebody asks for. */
export interface Ask {
  readonly action: MoveAction
  /** The version that is asked for: it must have been published. */
  readonly version?: string | undefined
  readonly detail?: string
  /** What visitors got when it was decided. */
  readonly seen?: SeenState | undefined
  readonly decide: (state: State) => Move
}

export const askPromotion = ({ version, seen }: Promotion): Ask => ({
  action: 'promote',
  version,
  seen,
  decide: (state) => promote(state, version),
})

export const askRollback = ({ version, seen }: Rollback): Ask => ({
  action: 'rollback',
  version,
  seen,
  decide: (state) => rollBack(state, version),
})

export const askCanary = ({ version, percent, seen }: CanaryChange): Ask => ({
  action: 'canary',
  version,
  seen,
  detail: `${percent} %`,
  decide: (state) => setCanary(state, newCanary(version, percent)),
})

export const askSwitch = (disabled: boolean, { seen }: Switch): Ask => ({
  action: disabled ? 'disable' : 'enable',
  seen,
  decide: (state) => setDisabled(state, disabled),
})
