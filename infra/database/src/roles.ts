/**
 * Services that own a schema. Each has the schema of its name and the role `<name>_service`,
 * and can read nobody else's tables (design, Services). A new service joins with one word.
 */
export const databaseServices = ['users', 'releases', 'connections', 'chat', 'moderation'] as const
export type DatabaseService = (typeof databaseServices)[number]

/** Owns schema `events`: pg-boss's tables, which services may fill and empty but not alter. */
export const eventsOwner = 'events_owner'
export const eventsSchema = 'events'

/** Owns schema `audit` and cannot sign in: no process can change or remove what was recorded. */
export const auditOwner = 'audit_owner'
export const auditSchema = 'audit'

/** Role that a service connects as. */
export const serviceRole = (service: DatabaseService): string => `${service}_service`

/**
 * A second way to sign in as a role, with a password of its own: while a password is replaced both are good, so that no new
 * connection is refused whichever a process has.
 */
export const secondLogin = (role: string): string => `${role}_second`

/** Every role of the platform, each with a password of its own. */
export const databaseRoles: readonly string[] = [...databaseServices.map(serviceRole), eventsOwner]
