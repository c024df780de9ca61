/**
 * The ids of messages are UUIDv7, made by the database: their first 48 bits are milliseconds since 1970, so that the
 * messages of a span of time are a range of the primary key.
 */
const digits = 12

/** When the database made an id: milliseconds since 1970. */
export const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** The second in which the database made an id, since 1970. */
export const secondOf = (id: string): number => Math.floor(timeOf(id) / 1_000)

/** The least id of a millisecond since 1970. */
export function leastIdOf(milliseconds: number): string {
  const time = Math.floor(milliseconds).toString(16).padStart(digits, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-0000-000000000000`
}
