import { p } from '@mikro-orm/core'

/** Milliseconds between two notes of when a token or a key was used: not every call writes. */
const lastUsedPrecision = 60_000

/** What the tables of tokens and of keys have in common. */
export const rightProperties = {
  id: p.uuid().primary(),
  /** The one remote that it publishes. */
  remote: p.string(),
  /** As in the audit trail. */
  madeBy: p.string(),
  createdAt: p.datetime(),
  /** Null: never. */
  expiresAt: p.datetime().strictNullable(),
  /** To a minute; null: never. */
  lastUsedAt: p.datetime().strictNullable(),
  revokedAt: p.datetime().strictNullable(),
  revokedBy: p.string().strictNullable(),
  revokeReason: p.string().strictNullable(),
}

interface Lifetime {
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

export type RightState = 'good' | 'expired' | 'revoked'

/** Whether a token or a key counts: to the moment at which it expires, and no longer than until it is revoked. */
export function stateOfRight({ expiresAt, revokedAt }: Lifetime, now: Date): RightState {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'good'
}

/** Whether a use now is worth a note. */
export const isUnnoted = ({ lastUsedAt }: { readonly lastUsedAt: Date | null }, now: Date): boolean =>
  now.getTime() - (lastUsedAt?.getTime() ?? 0) >= lastUsedPrecision

/** A new one, which nobody has used. */
export const unused = { lastUsedAt: null, revokedAt: null, revokedBy: null, revokeReason: null } as const

/** Who made it, for the trail: which of the operators it was is in the table alone, from which a name can be erased. */
export const makerInTrail = (madeBy: string): string => madeBy.replace(/^operator:.*/, 'operator')

/** The day of a moment, for a sentence. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
