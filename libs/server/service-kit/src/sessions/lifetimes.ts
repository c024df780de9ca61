import type { Role } from '@rafiq/contracts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** In milliseconds: `idle` from the last use, `absolute` from the creation. */
export interface Lifetime {
  idle: number
  absolute: number
}

/** Design, Sessions: 30 minutes idle for staff, 30 days for members, an absolute end too. */
export function sessionLifetime(role: Role): Lifetime {
  return role === 'user'
    ? { idle: 30 * day, absolute: 180 * day }
    : { idle: 30 * minute, absolute: 12 * hour }
}
