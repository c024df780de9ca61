import type { AuditRecord } from '@rafiq/contracts'
import type { MoveAction } from './asks.ts'
import type { State } from './remote-state.ts'

export interface MoveMade {
  readonly action: MoveAction
  readonly remote: string
  /** What was asked for, where a version was. */
  readonly version: string | undefined
  readonly state: State
}

const actions = {
  promote: 'release.promoted',
  rollback: 'release.rolled-back',
  canary: 'release.canary-set',
  disable: 'release.disabled',
  enable: 'release.enabled',
} as const satisfies Record<MoveAction, AuditRecord['action']>

/** An admin's move in the log of what staff do. */
export function staffRecord(adminId: string, { action, remote, version, state }: MoveMade): AuditRecord {
  const percent = action === 'canary' ? (state.canary?.percent ?? null) : null
  return {
    actor: { id: adminId, role: 'admin' },
    action: actions[action],
    subject: { kind: 'remote', id: null },
    details: { remote, version: version ?? state.stable, percent },
  }
}
