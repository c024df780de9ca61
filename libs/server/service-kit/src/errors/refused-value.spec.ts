import { describe, expect, test } from '@jest/globals'
import { isConnectionFailure } from './connection-failure.ts'
import { isRefusedValue } from './refused-value.ts'
import { toErrorBody } from './to-error-body.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('a value that PostgreSQL cannot keep', () => {
  test.each([
    ['a NUL in a statement', withCode('08P01', 'invalid message format')],
    ['a NUL in a parameter', withCode('22021', 'invalid byte sequence for encoding "UTF8": 0x00')],
    ['a lone surrogate in JSON', withCode('22P05', 'unsupported Unicode escape sequence')],
    ['a number beyond its column', withCode('22003')],
    ['a year 0000', withCode('22008')],
    ['a date that is none', withCode('22007')],
    ['one below an ORM’s error', new Error('insert …', { cause: withCode('22021') })],
    ['one that the ORM kept as previous', Object.assign(new Error('x'), { previous: withCode('22P05') })],
  ])('%s is the fault of whoever sent it, and no outage', (_what, error) => {
    expect(isRefusedValue(error)).toBe(true)
    expect(isConnectionFailure(error)).toBe(false)
    expect(toErrorBody(error)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  test.each([
    [
      'a connection pooler without a server, which says 08P01 of everything',
      withCode('08P01', 'server login has been failing'),
    ],
    ['a lost connection', withCode('08006')],
  ])('%s is an outage', (_what, error) => {
    expect(isRefusedValue(error)).toBe(false)
    expect(toErrorBody(error).status).toBe(503)
  })

  test.each([
    ['a division by zero', withCode('22012')],
    ['a unique violation', withCode('23505')],
    ['nothing', null],
  ])('%s is neither', (_what, error) => {
    expect(isRefusedValue(error)).toBe(false)
  })
})
