import type { Role } from './accounts/roles.ts'
import type { ErrorCode } from './errors.ts'
import type { eventSchemas } from './events/events.ts'
import type { auditDetails } from './moderation/audit.ts'

/** Every service that may call or be called by one of Rafiq's. */
export const serviceNames = ['gateway', 'releases', 'users', 'connections', 'chat', 'moderation'] as const

declare module '@rafiq/platform-contracts/register' {
  interface Register {
    errorCode: ErrorCode
    role: Role
    service: (typeof serviceNames)[number]
    events: typeof eventSchemas
    auditDetails: typeof auditDetails
  }
}
