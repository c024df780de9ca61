import { describe, expect, test } from '@jest/globals'
import { isConnectionFailure } from './connection-failure.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('a failure of a connection', () => {
  test.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['all addresses refused', Object.assign(new AggregateError([withCode('ECONNREFUSED')]), {})],
    ['PostgreSQL shutting down', withCode('57P01')],
    ['PostgreSQL with too many connections', withCode('53300')],
    ['a statement cut off', withCode('57014')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a hanging PostgreSQL', new Error('Query read timeout')],
    ['a pool that ends', new Error('driver has already been destroyed')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['Redis away', new Error("Stream isn't writeable and enableOfflineQueue options is false")],
    ['Redis cut off', new Error('Reached the max retries per request limit (which is 0).')],
    ['a hanging Redis', new Error('Command timed out')],
    [
      'Redis on a full disk',
      new Error(
        'MISCONF Redis is configured to save RDB snapshots, but it is currently unable to persist to disk.',
      ),
    ],
    ['Redis vanished', new Error("Socket timeout. Expecting data, but didn't receive any in 2500ms.")],
    ['PostgreSQL on a full disk', withCode('53100')],
    ['a cluster of Redis of which no node answers', new Error('None of startup nodes is available')],
    [
      'a cluster of Redis between two topologies',
      new Error('Too many Cluster redirections. Last error: MOVED 1 a'),
    ],
    [
      'sentinels that are away',
      new Error('All sentinels are unreachable. Retrying from scratch after 50ms.'),
    ],
    ['Redis loading', new Error('LOADING Redis is loading the dataset in memory')],
    ['a mail server that is unavailable', withCode('ESOCKET')],
    ['a mail server that is busy', Object.assign(new Error('busy'), { responseCode: 421 })],
    ['one below an ORM’s error', new Error('select 1', { cause: withCode('ECONNRESET') })],
    ['one that the ORM kept as previous', Object.assign(new Error('x'), { previous: withCode('08006') })],
    [
      'one told as text',
      Object.assign(new Error('x'), { errors: ['q: connect ECONNREFUSED 127.0.0.1:5432'] }),
    ],
  ])('%s', (_what, error) => {
    expect(isConnectionFailure(error)).toBe(true)
  })
})

describe('no failure of a connection', () => {
  test.each([
    ['a unique violation', withCode('23505')],
    ['a syntax error', withCode('42601')],
    ['a refused recipient', Object.assign(new Error('no such user'), { responseCode: 550 })],
    ['a file that is missing', withCode('ENOENT')],
    ['nothing', null],
  ])('%s', (_what, error) => {
    expect(isConnectionFailure(error)).toBe(false)
  })

  test('an error that is its own cause', () => {
    const error = new Error('x')
    error.cause = error
    expect(isConnectionFailure(error)).toBe(false)
  })
})
