export { auditStatements } from './audit.ts'
export { withClient, withConnection } from './connection.ts'
export { bootstrapLock, ensureRoles, type RolePasswords, type SecondPasswords } from './ensure-roles.ts'
export { ensureDatabase, ensureSchemas } from './ensure-schemas.ts'
export {
  type EventAccess,
  type EventAccessMap,
  eventAccess,
  queuesOf,
} from './event-access.ts'
export { eventStatements } from './event-statements.ts'
export { leastPostgres } from './least-postgres.ts'
export { quietLog } from './quiet-log.ts'
export { roleSettings } from './role-settings.ts'
export {
  type DatabaseService,
  databaseRoles,
  databaseServices,
  eventsOwner,
  secondLogin,
  serviceRole,
} from './roles.ts'
