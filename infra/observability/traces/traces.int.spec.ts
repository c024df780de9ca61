import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Registration } from '@rafiq/contracts/members'
import { startTracing, stopTracing } from '@rafiq/service-kit'
import { aRegistration, createTestDatabase, Opened, testRedis, UsersProcess, waitUntil } from '@rafiq/testing'
import { RunningGateway } from '../../../services/gateway/test/running-gateway.ts'
import { Collector, type ReceivedSpan } from './collector.ts'

const opened = new Opened()
const forged = '00-11111111111111111111111111111111-2222222222222222-01'
let collector: Collector
let gateway: RunningGateway
let registration: Registration

beforeAll(async () => {
  collector = await Collector.start()
  opened.closing(() => collector.stop())
  const database = await createTestDatabase()
  opened.closing(() => database.drop())
  const redis = testRedis()
  opened.closing(() => redis.close())
  // Spans are sent soon, not after five seconds.
  process.env.OTEL_BSP_SCHEDULE_DELAY = '100'
  const users = await UsersProcess.start(database, redis, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  opened.closing(() => users.stop())
  gateway = await RunningGateway.start({
    PRODUCT_CONFIG: join(import.meta.dirname, '../../../libs/product/configuration/product.json'),
    USERS_URL: users.url,
  })
  opened.closing(() => gateway.stop())
  // The users service is as built, in its own process; the gateway is in this one, which has one tracer.
  await startTracing('gateway', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  opened.closing(() => stopTracing())
  // A busy machine may answer 503.
  registration = await waitUntil('somebody registered', register)
  await waitUntil('the gateway sent its span', edge)
  await waitUntil('the users service sent its span', () => named(registering))
  await waitUntil('the job of the registration was traced', () => named('process users.send-mail'))
})
afterAll(() => opened.close())

/** Somebody registers at the gateway, and says that it belongs to a trace; nothing where that is refused. */
async function register(): Promise<Registration | undefined> {
  const candidate = aRegistration().build()
  const { status } = await fetch(`${gateway.url}/api/users/with-matching`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: forged },
    body: JSON.stringify(candidate),
  })
  return status === 201 ? candidate : undefined
}

const registering = 'POST /api/users/with-matching'
/** The gateway's span of the registration that was not refused. */
const edge = (): ReceivedSpan | undefined =>
  collector.spans.find(
    ({ name, service, attributes }) =>
      service === 'gateway' &&
      name === registering &&
      Number(attributes['http.response.status_code']) === 201,
  )
/** A span of the users service in the same trace. */
const named = (wanted: string): ReceivedSpan | undefined =>
  collector.spans.find(
    ({ name, service, traceId }) => service === 'users' && name === wanted && traceId === edge()?.traceId,
  )

describe('trace of a registration', () => {
  test('leads from the gateway to the users service, and from there to the job that it sent', () => {
    const [service, job] = [named(registering), named('process users.send-mail')]
    expect(service).toMatchObject({ parentSpanId: edge()?.spanId })
    expect(job).toMatchObject({ parentSpanId: service?.spanId })
  })

  test('holds what the service asked of PostgreSQL and Redis', () => {
    const service = named(registering)
    const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === service?.spanId)
    const systems = new Set(parts.map(({ attributes }) => attributes['db.system.name']))
    expect(systems).toContain('postgresql')
    expect(systems).toContain('redis')
    expect(parts.map(({ name }) => name)).toContain('PostgreSQL insert')
  })

  test('does not go on with a trace that a visitor names', () => {
    expect(collector.bodies.join('\n')).not.toContain('1111111111111111')
  })

  test('says what stands in the code, and nothing of who registered', () => {
    const allowed = new Set([
      'http.request.method',
      'http.route',
      'http.response.status_code',
      'db.system.name',
      'db.operation.name',
      'messaging.destination.name',
      'messaging.operation.type',
      'error.type',
    ])
    const said = collector.spans.flatMap(({ attributes }) => Object.entries(attributes))
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter(([name]) => !allowed.has(name))).toEqual([])
    const text = collector.bodies.join('\n')
    for (const secret of [registration.email, registration.phone, registration.name, registration.password])
      expect(text).not.toContain(secret)
    // An id, but for those of traces and spans themselves, which have no dashes.
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/)
    expect(text).not.toContain('127.0.0.1')
  })
})
