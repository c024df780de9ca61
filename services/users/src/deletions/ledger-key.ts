import { type DeletionReason, deletionReasons } from './deletion.entities.ts'

export interface LedgerEntry {
  readonly memberId: string
  readonly deletedAt: Date
  readonly reason: DeletionReason
}

/** The day of UTC, by which entries are forgotten. */
export const ledgerDay = (at: Date): string => at.toISOString().slice(0, 10)

/** An entry is its key, so that a listing is the whole ledger: `2026-11-25/<member>.<milliseconds>.member`. */
export const ledgerKey = ({ memberId, deletedAt, reason }: LedgerEntry): string =>
  `${ledgerDay(deletedAt)}/${memberId}.${deletedAt.getTime()}.${reason}`

const pattern = new RegExp(
  `^\\d{4}-\\d{2}-\\d{2}/(?<memberId>[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})\\.(?<at>\\d{1,15})\\.(?<reason>${deletionReasons.join('|')})$`,
)

/** Undefined for what is no entry. */
export function parseLedgerKey(key: string): LedgerEntry | undefined {
  const { memberId = '', at, reason } = pattern.exec(key)?.groups ?? {}
  return reason === undefined
    ? undefined
    : { memberId, deletedAt: new Date(Number(at)), reason: reason as DeletionReason }
}
