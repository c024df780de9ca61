import type { Agreement } from '@rafiq/contracts/chat'

/** When the second of the two approved the newest version; null while one of them has not. */
export function agreedAtOf({
  ownApprovedAt,
  otherApprovedAt,
}: Pick<Agreement, 'ownApprovedAt' | 'otherApprovedAt'>): string | null {
  if (ownApprovedAt === null || otherApprovedAt === null) return null
  return ownApprovedAt > otherApprovedAt ? ownApprovedAt : otherApprovedAt
}
