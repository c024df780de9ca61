/** The least PostgreSQL that the platform runs on: its rows are named by `uuidv7()`. */
export const leastPostgres = 18

/**
 * @param version as in `server_version`: `18.4`, `18.4 (Debian 18.4-1)`
 * @throws where the platform does not run on it
 */
export function requirePostgres(version: string): void {
  if (Number.parseInt(version, 10) >= leastPostgres) return
  throw new Error(`PostgreSQL ${version} is too old: version ${leastPostgres} or later is needed.`)
}
