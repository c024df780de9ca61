import type { DatabaseService } from './roles.ts'

/**
 * What holds for every session of a service's role, whatever lies between: its unqualified names mean its own schema, and
 * PostgreSQL itself cuts off what lasts too long. Services give up on a silent connection a little later than on a statement.
 */
export const roleSettings = (service: DatabaseService): Readonly<Record<string, string>> => ({
  search_path: service,
  statement_timeout: '2700ms',
  lock_timeout: '2000ms',
  idle_in_transaction_session_timeout: '10000ms',
})
