import type { Connection } from '@rafiq/contracts'

/** A contact with what is known of the other; nothing is, once that account is deleted. */
export interface ConnectionRow {
  id: string
  userId: string
  matchedUserId: string
  status: string
  contactedAt: Date
  respondedAt: Date | null
  name: string | null
  location: string | null
  age: number | null
}

/** A contact as its owner sees it. */
export function toConnection(row: ConnectionRow): Connection {
  const { id, userId, matchedUserId, status, contactedAt, respondedAt, name, location, age } = row
  return {
    id,
    userId,
    matchedUserId,
    status,
    contactedAt: contactedAt.toISOString(),
    respondedAt: respondedAt?.toISOString() ?? null,
    responseMinutes: respondedAt && wholeMinutes(contactedAt, respondedAt),
    matchedUser: { name, location, age },
  }
}

const wholeMinutes = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
