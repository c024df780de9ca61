import { describe, expect, test } from '@jest/globals'
import { runWithRequestId } from '../context/request-context.ts'
import { createLogger, type Logger } from './logger.ts'

/** The line that `write` logs. */
function logged(write: (logger: Logger) => void): Record<string, unknown> {
  const lines: string[] = []
  write(createLogger({ service: 'users', level: 'info' }, { write: (text) => void lines.push(text) }))
  return JSON.parse(lines.join(''))
}

test('log line has the service, time, level and request id', () => {
  const line = runWithRequestId('a-request-id', () =>
    logged((logger) => logger.warn({ port: 4100 }, 'listening')),
  )
  expect(line).toMatchObject({
    service: 'users',
    level: 'warn',
    port: 4100,
    msg: 'listening',
    requestId: 'a-request-id',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

describe('personal data', () => {
  test('is taken out by the name of its property, at every depth that we log', () => {
    const line = logged((logger) =>
      logger.info({
        email: 'n@example.com',
        member: { name: 'نورة', profile: { phone: '966512345678' } },
        token: 't',
      }),
    )
    expect(line).toMatchObject({
      email: '[redacted]',
      token: '[redacted]',
      member: { name: '[redacted]', profile: { phone: '[redacted]' } },
    })
  })

  test.each([
    ['mail to noura.q+1@example.com failed', 'mail to [email] failed'],
    ['call +966 51 234 5678 now', 'call [number] now'],
    ['رقم ٠٥١٢٣٤٥٦٧٨', 'رقم [number]'],
    [`token ${'aB3_'.repeat(11)}`, 'token [token]'],
    ['postgres://users:hunter2@db:5432/rafiq', 'postgres://[credentials]@db:5432/rafiq'],
    ['redis+cluster://:hunter2@a:7000,b:7001', 'redis+cluster://[credentials]@a:7000,b:7001'],
  ])('is scrubbed from texts: %s', (text, scrubbed) => {
    expect(logged((logger) => logger.info(text)).msg).toBe(scrubbed)
  })

  test('what only looks like it stays: an id, a time, an address', () => {
    const text = 'at 2026-11-21T10:00:00.000Z 127.0.0.1:5432 01a1fbb4-9177-7675-820b-8839024e5f54'
    expect(logged((logger) => logger.info(text)).msg).toBe(text)
  })

  test('of a failed statement never reaches the log', () => {
    const error = Object.assign(
      new Error("insert into members values ('n@example.com', 'نورة') - duplicate key"),
      {
        code: '23505',
        constraint: 'members_email_unique',
        detail: 'Key (email)=(n@example.com) already exists.',
      },
    )
    const line = logged((logger) => logger.error({ err: error }, 'failed'))
    expect(line.err).toMatchObject({ code: '23505', message: 'database error 23505 members_email_unique' })
    expect(JSON.stringify(line)).not.toMatch(/نورة|example/)
  })

  test('of a body that is not JSON never reaches the log', () => {
    const line = logged((logger) => {
      try {
        JSON.parse('{"name": "نورة"')
      } catch (error) {
        logger.error({ err: error }, 'failed')
      }
    })
    expect(JSON.stringify(line)).not.toContain('نورة')
  })

  test('of an error that pg-boss emits as a plain copy is treated alike: its type, code and message stay', () => {
    const copy = (error: Error) => ({
      ...error,
      message: error.message,
      stack: error.stack,
      queue: 'users.send-mail',
    })
    const failed = copy(Object.assign(new Error('insert of نورة failed'), { code: '23505', constraint: 'x' }))
    expect(logged((logger) => logger.warn({ err: failed }, 'event queue error')).err).toMatchObject({
      type: 'Error',
      code: '23505',
      message: 'database error 23505 x',
    })
    const timedOut = copy(new TypeError('mail to n@example.com timed out'))
    const broken = copy(new SyntaxError('Unexpected token in "نورة"'))
    expect(logged((logger) => logger.warn({ err: timedOut }, 'x')).err).toMatchObject({
      type: 'TypeError',
      message: 'mail to [email] timed out',
    })
    expect(JSON.stringify(logged((logger) => logger.warn({ err: broken }, 'x')))).not.toContain('نورة')
  })

  test('of a cause is treated alike', () => {
    const line = logged((logger) =>
      logger.error({ err: new Error('x', { cause: new Error('n@example.com') }) }, 'failed'),
    )
    expect(line.err).toMatchObject({ cause: { message: '[email]' } })
  })
})
