import type { MoveResult, SeenState } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import type { Move } from './move.ts'

/** Asks for a move, as decided on `seen`: 409 where somebody moved the channels since. */
export function sendMove(remote: string, move: Move, seen: SeenState): Promise<MoveResult> {
  const path = `/api/releases/${remote}`
  switch (move.kind) {
    case 'canary':
      return api.put(`${path}/canary`, { version: move.version, percent: move.percent, seen })
    case 'endCanary':
      // Back to the stable version is the end of a canary.
      return api.post(`${path}/rollback`, { ...(seen.stable !== null && { version: seen.stable }), seen })
    case 'promote':
    case 'rollback':
      return api.post(`${path}/${move.kind}`, { version: move.version, seen })
    case 'disable':
    case 'enable':
      return api.post(`${path}/${move.kind}`, { seen })
  }
}
