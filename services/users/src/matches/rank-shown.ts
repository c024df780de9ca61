import { limits } from '@rafiq/contracts'
import { fits, percentageOf } from '@rafiq/matching'

/** The matches among people who come by turn: best first, equal scores as they came, and no more than there may be. */
export function rankShown<Row extends { signature: number }>(viewer: number, people: readonly Row[]): Row[] {
  return people
    .filter(({ signature }) => fits(viewer, signature))
    .map((row) => ({ row, percentage: percentageOf(viewer, row.signature) }))
    .sort((a, b) => b.percentage - a.percentage)
    .slice(0, limits.matches.max)
    .map(({ row }) => row)
}
