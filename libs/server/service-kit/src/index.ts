export { AuditLog, type AuditRecord } from './audit/audit-log.ts'
export { Clock, ManualClock, SystemClock } from './clock.ts'
export { currentAddress, currentRequestId } from './context/request-context.ts'
export { SocketContextInterceptor, WithoutContext } from './context/socket-context.interceptor.ts'
export { WorkContext } from './context/work-context.ts'
export { poolLimits, requestLimits } from './database/connection-limits.ts'
export { databaseModule } from './database/database.module.ts'
export type { DatabaseOptions } from './database/orm-options.ts'
export { runMigrations } from './database/run-migrations.ts'
export { type TextTimes, timeOf } from './database/text-times.ts'
export { withDatabase } from './database/with-database.ts'
export { type Definitions, DefinitionsModule } from './definitions.module.ts'
export { AppError, type AppErrorOptions } from './errors/app-error.ts'
export { isConnectionFailure } from './errors/connection-failure.ts'
export {
  ConflictError,
  ForbiddenError,
  GoneError,
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
export { EventBus, type EventData, type EventName } from './events/event-bus.ts'
export { EventsModule } from './events/events.module.ts'
export { defineJob, type JobDefinition, JobQueue } from './events/job-queue.ts'
export { OnEvent, OnJob } from './events/on-event.ts'
export type { Retries } from './events/queue-options.ts'
export { withEvents } from './events/with-events.ts'
export { Readiness, type ReadinessCheck, shuttingDown } from './health/readiness.ts'
export { BoundedBytes } from './http/bodies/bounded-bytes.ts'
export { LargeBody } from './http/bodies/large-body.ts'
export { UnreadForm } from './http/bodies/unread-form.ts'
export { overridesConversion, readJson } from './http/bodies/untrusted-json.ts'
export { callService, type ServiceCall } from './http/call-service.ts'
export { readCookie, readCookies, writeCookie } from './http/cookies.ts'
export type { ServiceOptions } from './http/create-app.ts'
export { createTestApp, runInService } from './http/create-app.ts'
export { sendError } from './http/error-filter.ts'
export { idParam } from './http/id-params.ts'
export { isOwnOrigin } from './http/own-origin.ts'
export { answerOverSocket, rawHead } from './http/raw-answers.ts'
export { requestIdHeader } from './http/request-origin.ts'
export { defaultTimeouts, type RequestTimeouts } from './http/request-timeouts.ts'
export { readAnswer, requireAnswer } from './http/require-answer.ts'
export { Returns, ReturnsNothing } from './http/returns.ts'
export type { ServiceRoot } from './http/service-module.ts'
export { startService } from './http/start-service.ts'
export { uuidv7 } from './ids.ts'
export { createLogger, type Logger } from './logging/logger.ts'
export { Metrics } from './metrics/metrics.ts'
export { PoolMetrics } from './metrics/pool-metrics.ts'
export {
  RateLimit,
  type RateLimitBy,
  RateLimitGuard,
  RateLimitsModule,
  type RouteRateLimit,
} from './rate-limits/rate-limit.guard.ts'
export { addressKey } from './rate-limits/rate-limit-key.ts'
export { RateLimiter, type RateLimitRule } from './rate-limits/rate-limiter.ts'
export { createRedis } from './redis/create-redis.ts'
export { REDIS_PREFIX, RedisConnections, RedisModule } from './redis/redis.module.ts'
export { RedisScript } from './redis/redis-script.ts'
export { fail } from './scripts/fail.ts'
export { type EndedSession, EndedSessions } from './sessions/ended-sessions.ts'
export { InternalOnly } from './sessions/internal-only.ts'
export {
  assertSteppedUp,
  assertUnrestricted,
  CurrentSession,
  OptionalSession,
  Public,
  Roles,
  StepUp,
  steppedUpUntil,
} from './sessions/route-demands.ts'
export { type Device, mustBeCaller, type Role, type Session } from './sessions/session.ts'
export { SessionAuthenticator, SessionAuthority } from './sessions/session-authenticator.ts'
export { type ListedSession, SessionStore } from './sessions/session-store.ts'
export { SessionsModule, type SessionsOptions } from './sessions/sessions.module.ts'
export { newToken, tokenDigest } from './sessions/token.ts'
export { jsonFileSetting } from './settings/json-file-setting.ts'
export { loadSettings, parseSettings, SettingsError } from './settings/load-settings.ts'
export { productConfigSetting } from './settings/product-config-setting.ts'
export {
  type AuditSettings,
  auditSettings,
  booleanSetting,
  connectionOptions,
  connectionsSetting,
  type DatabaseSettings,
  databaseSettings,
  directUrl,
  eventSettings,
  isSecure,
  type RedisSettings,
  redisSettings,
  type ServiceSettings,
  seedSettings,
  serviceCallersSetting,
  serviceNamesOf,
  serviceSettings,
} from './settings/schemas.ts'
export {
  keysSetting,
  type SigningKeys,
  secretSetting,
  secretSettings,
  signingKeysSetting,
} from './settings/secret-settings.ts'
export {
  type ServiceCaller,
  type ServiceName,
  serviceCredentialHeader,
} from './settings/service-callers.ts'
export { type RenderedPage, signPage, verifyPage } from './signatures/page-token.ts'
export { type PreviewClaims, signPreview, verifyPreview } from './signatures/preview-token.ts'
export { signClaims, verifyClaims } from './signatures/signed-claims.ts'
export { DiskStorage } from './storage/disk-storage.ts'
export { isObjectKey, type ObjectStat, ObjectStorage } from './storage/object-storage.ts'
export { openStorage, storageProvider } from './storage/open-storage.ts'
export { oneStorage, storageSettings } from './storage/storage-settings.ts'
export { PeriodicTask } from './tasks/periodic-task.ts'
export { LOGGER, SETTINGS } from './tokens.ts'
export { startTracing, stopTracing } from './tracing/start-tracing.ts'
export { traceHeaders } from './tracing/tracing.ts'
