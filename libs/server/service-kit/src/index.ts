export { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger'
export { AuditLog } from './audit/audit-log.ts'
export { Clock, ManualClock, SystemClock } from './clock.ts'
export { databaseModule } from './database/database.module.ts'
export type { DatabaseOptions } from './database/orm-options.ts'
export { runMigrations } from './database/run-migrations.ts'
export { withDatabase } from './database/with-database.ts'
export { AppError, type AppErrorOptions } from './errors/app-error.ts'
export { isConnectionFailure } from './errors/connection-failure.ts'
export {
  ConflictError,
  ForbiddenError,
  MalformedError,
  NotFoundError,
  RuleError,
  TimeoutError,
  TooLargeError,
  TooManyRequestsError,
  UnauthorizedError,
  UnavailableError,
  UnsupportedTypeError,
} from './errors/kinds.ts'
export { toIssues } from './errors/schema-issues.ts'
export { type ErrorAnswer, toErrorBody } from './errors/to-error-body.ts'
export { EventBus } from './events/event-bus.ts'
export { EventsModule } from './events/events.module.ts'
export { defineJob, type JobDefinition, JobQueue } from './events/job-queue.ts'
export type { Retries } from './events/queue-options.ts'
export { withEvents } from './events/with-events.ts'
export { Readiness, type ReadinessCheck } from './health/readiness.ts'
export { defaultPatience, type Patience } from './http/bodies/body-patience.ts'
export { LargeBody } from './http/bodies/large-body.ts'
export { callService, type ServiceCall } from './http/call-service.ts'
export { readCookie, readCookies, writeCookie } from './http/cookies.ts'
export type { ServiceOptions } from './http/create-app.ts'
export { createTestApp } from './http/create-test-app.ts'
export { isOwnOrigin } from './http/own-origin.ts'
export { answerOverSocket, rawHead } from './http/raw-answers.ts'
export { currentAddress, currentRequestId, requestIdHeader } from './http/request-context.ts'
export { runInService } from './http/run-in-service.ts'
export type { ServiceRoot } from './http/service-module.ts'
export { startService } from './http/start-service.ts'
export { uuidv7 } from './ids.ts'
export { createLogger, type Logger } from './logging/logger.ts'
export { KnownMembers } from './members/known-members.ts'
export { type DirectorySettings, MemberDirectory } from './members/member-directory.ts'
export { MemberSessions } from './members/member-sessions.ts'
export { Metrics } from './metrics/metrics.ts'
export {
  RateLimit,
  type RateLimitBy,
  RateLimitGuard,
  type RouteRateLimit,
} from './rate-limits/rate-limit.guard.ts'
export { addressKey } from './rate-limits/rate-limit-key.ts'
export { RateLimiter, type RateLimitRule } from './rate-limits/rate-limiter.ts'
export { RateLimitsModule } from './rate-limits/rate-limits.module.ts'
export { createRedis } from './redis/create-redis.ts'
export { REDIS_PREFIX, RedisModule } from './redis/redis.module.ts'
export { CurrentSession, OptionalSession, Public, Roles } from './sessions/decorators.ts'
export { type EndedSession, EndedSessions } from './sessions/ended-sessions.ts'
export { InternalOnly } from './sessions/internal-only.ts'
export {
  type ServiceCaller,
  type ServiceName,
  serviceCredentialHeader,
  serviceNames,
} from './sessions/service-callers.ts'
export type { Session } from './sessions/session.ts'
export { SessionAuthenticator } from './sessions/session-authenticator.ts'
export { SessionAuthority } from './sessions/session-authority.ts'
export { type ListedSession, SessionStore } from './sessions/session-store.ts'
export { SessionsModule, type SessionsOptions } from './sessions/sessions.module.ts'
export { assertSteppedUp, assertUnrestricted, StepUp, steppedUpUntil } from './sessions/step-up.ts'
export { newToken, tokenDigest } from './sessions/token.ts'
export { loadSettings, parseSettings } from './settings/load-settings.ts'
export {
  type AuditSettings,
  auditSettings,
  booleanSetting,
  type DatabaseSettings,
  databaseSettings,
  isSecure,
  type RedisSettings,
  redisSettings,
  type ServiceSettings,
  seedSettings,
  serviceSettings,
} from './settings/schemas.ts'
export {
  keysSetting,
  type SigningKeys,
  secretSetting,
  signingKeysSetting,
} from './settings/secret-settings.ts'
export { SettingsError } from './settings/settings-error.ts'
export { type PreviewClaims, signPreview, verifyPreview } from './signatures/preview-token.ts'
export { signClaims, verifyClaims } from './signatures/signed-claims.ts'
export { DiskStorage } from './storage/disk-storage.ts'
export { isObjectKey } from './storage/object-key.ts'
export { type ObjectStat, ObjectStorage, type PutOptions } from './storage/object-storage.ts'
export { LOGGER, SETTINGS } from './tokens.ts'
