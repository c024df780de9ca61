import { describe, expect, test } from '@jest/globals'
import { parseRedisUrl } from './redis-address.ts'

const node = (host: string, port: number) => ({ host, port })

describe('an address of Redis', () => {
  test.each([
    ['redis://localhost', { kind: 'single', node: node('localhost', 6_379), db: 0, tls: false }],
    [
      'rediss://user:p%40ss@redis.example:6380/2',
      {
        kind: 'single',
        node: node('redis.example', 6_380),
        db: 2,
        username: 'user',
        password: 'p@ss',
        tls: true,
      },
    ],
    [
      'redis://:secret@[::1]:7000',
      { kind: 'single', node: node('::1', 7_000), db: 0, password: 'secret', tls: false },
    ],
    [
      'redis+cluster://:secret@a:7000,b:7001',
      { kind: 'cluster', nodes: [node('a', 7_000), node('b', 7_001)], password: 'secret', tls: false },
    ],
    [
      'rediss+sentinel://:secret@a,b:26380/rafiq?sentinelPassword=s&db=1',
      {
        kind: 'sentinel',
        nodes: [node('a', 26_379), node('b', 26_380)],
        name: 'rafiq',
        db: 1,
        sentinelPassword: 's',
        password: 'secret',
        tls: true,
      },
    ],
  ])('%s is understood', (url, address) => {
    expect(parseRedisUrl(url)).toEqual(address)
  })

  test.each([
    'http://localhost',
    'redis://',
    'redis://a,b',
    'redis://a:port',
    'redis://a/name',
    'redis+cluster://a,b/1',
    'redis+sentinel://a,b',
    'redis+other://a',
  ])('%s is refused', (url) => {
    expect(parseRedisUrl(url)).toBeUndefined()
  })
})
