import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { calledBy, credentialEnvironment } from '@rafiq/testing'
import { z } from 'zod'
import { createTestApp, type Definitions, type ServiceOptions, type ServiceSettings } from '../src/index.ts'
import { serviceCallersSchema } from '../src/settings/service-callers.ts'

export const settings: ServiceSettings = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: 1,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: 1,
  DRAIN_SECONDS: 0,
  SERVICE_CREDENTIAL: calledBy('users')['x-service-credential'],
  SERVICE_CALLERS: serviceCallersSchema().parse(credentialEnvironment('users').SERVICE_CALLERS),
  PUBLIC_URL: 'http://localhost:4000',
  TRUSTED_PROXIES: 'loopback',
}

/** For tests that read what is logged. */
export const logged: Pick<ServiceOptions, 'settings'> = { settings: { ...settings, LOG_LEVEL: 'info' } }

/** A product of these tests alone. The types are those of the product that the test database knows. */
export const definitions = {
  errorMessages: { 'email-exists': 'User with this email already exists' },
  eventSchemas: {
    'member.deleted': z.object({ memberId: z.uuid(), version: z.int() }),
    'member.erased': z.object({ memberId: z.uuid(), service: z.string() }),
  },
} as unknown as Definitions

/** A service around `module`, as it would run. */
export function testApp(
  module: ServiceOptions['module'],
  options: Partial<ServiceOptions> = {},
): Promise<NestFastifyApplication> {
  return createTestApp({ name: 'test', settings, module, ...options })
}
