import type { Connection } from '@rafiq/contracts/connections'
import type { ConnectionRecord } from '../database/tables.ts'
import { expiryOf, statusAt } from './contact-rules.ts'

/** A contact with what is known of the other; nothing is, once that account is deleted. */
export interface ConnectionRow extends Pick<ConnectionRecord, 'id' | 'userId' | 'matchedUserId' | 'status'> {
  contactedAt: Date
  respondedAt: Date | null
  answeredAt: Date | null
  name: string | null
  location: string | null
  age: number | null
}

/** A contact as its owner sees it. */
export function toConnection(row: ConnectionRow, now: Date): Connection {
  const { id, userId, matchedUserId, contactedAt, respondedAt, answeredAt, name, location, age } = row
  return {
    id,
    userId,
    matchedUserId,
    status: statusAt(row, now),
    contactedAt: contactedAt.toISOString(),
    respondedAt: respondedAt?.toISOString() ?? null,
    responseMinutes: respondedAt && wholeMinutes(contactedAt, respondedAt),
    answeredAt: answeredAt?.toISOString() ?? null,
    expiresAt: expiryOf(row, now)?.toISOString() ?? null,
    matchedUser: { name, location, age },
  }
}

const wholeMinutes = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
