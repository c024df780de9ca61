/** What the panel chooses from and reads out of headers, without the schemas: who only does that is spared zod. */

export const moderatorSorts = ['createdAt', 'email', 'name'] as const
/** `active`: "Active Matching"; `paused`: "Paused", by whomever; `paused-by-staff`: by staff alone. */
export const moderatorStatuses = ['active', 'paused', 'paused-by-staff'] as const

/**
 * The cursor of the next page, absent on the last one; how many there are (`readTotalCount`); with reports, how many wait
 * (`readWaiting`).
 */
export const moderatorHeaders = {
  nextCursor: 'x-next-cursor',
  totalCount: 'x-total-count',
  waiting: 'x-waiting',
} as const

/** How far a report is that waits. */
export const waitingStatuses = ['open', 'taken', 'escalated'] as const
export type Waiting = Record<(typeof waitingStatuses)[number], number>

/** `open=3,taken=1,escalated=0` */
export const writeWaiting = (waiting: Waiting): string =>
  waitingStatuses.map((status) => `${status}=${waiting[status]}`).join(',')

/** @returns null for what tells no counts */
export function readWaiting(header: string | null): Waiting | null {
  const match = /^open=(\d{1,9}),taken=(\d{1,9}),escalated=(\d{1,9})$/.exec(header ?? '')
  return match && { open: Number(match[1]), taken: Number(match[2]), escalated: Number(match[3]) }
}

/** What `x-total-count` says: all of them, or at least `count` where more is set. */
export interface TotalCount {
  count: number
  more: boolean
}

/** `1234`, or `10000+` where a filter finds more than are counted. */
export const writeTotalCount = ({ count, more }: TotalCount): string => `${count}${more ? '+' : ''}`

/** @returns null for what is no count */
export function readTotalCount(header: string | null): TotalCount | null {
  const match = /^(\d{1,12})(\+?)$/.exec(header ?? '')
  return match ? { count: Number(match[1]), more: match[2] === '+' } : null
}

/** Why staff correct a member's gender: asked for through support, found by a report, or another reason. */
export const genderCorrectionReasons = ['requested', 'reported', 'other'] as const
