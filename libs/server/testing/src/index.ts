export { aMemberSnapshot } from './a-member-snapshot.ts'
export { aRegistration, RegistrationBuilder, uniqueEmail, uniquePhone } from './a-registration.ts'
export { askAgain } from './ask-again.ts'
export { BuiltService } from './built-service.ts'
export { type AppCall, callApp } from './call-app.ts'
export { freePort } from './free-port.ts'
export { offendingAnswers, type SampleCall, withoutSample } from './hostile-input.ts'
export { Opened, openAll } from './opened.ts'
export { type PgBouncer, pgBouncerProgram, startPgBouncer } from './pg-bouncer.ts'
export { type BrowserSubscription, type DeliveredPush, PushService } from './push-service.ts'
export {
  type RedisServers,
  startRedisCluster,
  startRedisSentinel,
  startUnwritableRedis,
  untilReplicated,
} from './redis-servers.ts'
export {
  calledBy,
  credentialEnvironment,
  nobody,
  serviceEnvironment,
  signingKeys,
} from './service-environment.ts'
export { type Deviation, SoftwareAuthenticator } from './software-authenticator.ts'
export { type SwitchableProxy, switchableProxy } from './switchable-proxy.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { testProduct, writeTestProduct } from './test-product.ts'
export { type TestRedis, testRedis } from './test-redis.ts'
export { startTestS3, type TestS3 } from './test-s3.ts'
export { openTestStorage, type TestStorage } from './test-storage.ts'
export { type TestedParts, TestedService } from './tested-service.ts'
export { tracesOf } from './traces.ts'
export { type RegisteredMember, UsersClient } from './users-client.ts'
export { UsersProcess } from './users-process.ts'
export { untilReady, waitUntil } from './wait-until.ts'
