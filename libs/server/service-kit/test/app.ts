import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createTestApp, type ServiceOptions, type ServiceSettings } from '../src/index.ts'

export const serviceSecret = 'a secret between services'

export const settings: ServiceSettings = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: 1,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: 1,
  SERVICE_SECRET: serviceSecret,
  PUBLIC_URL: 'http://localhost:4000',
  TRUSTED_PROXIES: 'loopback',
}

/** A service around `module`, as it would run. */
export function testApp(
  module: ServiceOptions['module'],
  options: Partial<ServiceOptions> = {},
): Promise<NestFastifyApplication> {
  return createTestApp({ name: 'test', settings, module, ...options })
}
