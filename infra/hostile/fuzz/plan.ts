import type { Operation } from './operations.ts'

/** Cases of one operation, before the next one has its turn. */
const usual = 25
/** And of one whose answers cost others their time. */
const costly = 3

/**
 * What hashes passwords or codes, sends mail, gathers all that somebody has, or ends sessions that then have to be made
 * anew: ten to fifty times as dear as the rest, and no more is found there for it.
 */
const costlyOperations: ReadonlySet<string> = new Set([
  'POST /api/user/factors/recovery-codes',
  'POST /api/auth/login',
  'POST /api/auth/change-password',
  'POST /api/auth/step-up',
  'POST /api/auth/forgot-password',
  'POST /api/auth/resend-verification',
  'POST /api/auth/logout',
  'GET /api/user/export',
  'DELETE /api/user/sessions',
  'DELETE /api/user/delete',
])

export const isCostly = ({ key }: Pick<Operation, 'key'>): boolean => costlyOperations.has(key)

/** So many cases of one operation, one after the other. */
export interface Turn {
  readonly operation: Operation
  readonly seed: number
  readonly runs: number
}

/**
 * A turn of every operation: 25 cases, or 3 of a costly one; fewer where there are not that many left. The same seed
 * has the same turns.
 */
export function turnsOf(
  operations: readonly Operation[],
  { seed, round, left }: { seed: number; round: number; left: number },
): Turn[] {
  const most = Math.min(usual, Math.ceil(left / operations.length))
  const turns: Turn[] = []
  let free = left
  for (const [index, operation] of operations.entries()) {
    const runs = Math.min(free, isCostly(operation) ? Math.min(most, costly) : most)
    if (runs > 0)
      turns.push({ operation, seed: (seed * 1_000_003 + round * operations.length + index) | 0, runs })
    free -= runs
  }
  return turns
}

/** The turns of so many rounds from this one on, until there are no cases left. */
export function turnsOfRounds(
  operations: readonly Operation[],
  { seed, round, count, left }: { seed: number; round: number; count: number; left: number },
): Turn[] {
  const turns: Turn[] = []
  let free = left
  for (let index = 0; index < count && free > 0; index += 1) {
    const some = turnsOf(operations, { seed, round: round + index, left: free })
    turns.push(...some)
    free -= some.reduce((sum, { runs }) => sum + runs, 0)
  }
  return turns
}
