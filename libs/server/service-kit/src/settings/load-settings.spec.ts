import { describe, expect, test } from '@jest/globals'
import { parseSettings, SettingsError } from './load-settings.ts'
import { booleanSetting, databaseSettings, redisSettings, serviceSettings } from './schemas.ts'

const schema = serviceSettings.extend({
  ...databaseSettings.shape,
  ...redisSettings.shape,
  DEMO: booleanSetting.default(false),
})
const complete = {
  PORT: '4100',
  SERVICE_CREDENTIAL: '8sN2vWk5qTzR1xYb7LcP0hJ4gFd6mUaE',
  SERVICE_CALLERS: `users=${'0123456789abcdef'.repeat(4)}`,
  DATABASE_URL: 'postgres://me:Zk3vQ8nL2pTb6xWc@127.0.0.1/rafiq',
  REDIS_URL: 'redis://127.0.0.1',
}

function sentences(env: Record<string, string | undefined>): readonly string[] {
  try {
    parseSettings(schema, env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences
    throw error
  }
}

test('settings are typed and have their defaults', () => {
  expect(parseSettings(schema, { ...complete, DEMO: 'true', METRICS_PORT: '' })).toMatchObject({
    PORT: 4100,
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    RATE_LIMIT_SCALE: 1,
    DEMO: true,
  })
})

describe('a broken environment', () => {
  test('is told variable by variable', () => {
    expect(sentences({ ...complete, PORT: 'high', REDIS_URL: undefined })).toEqual([
      expect.stringMatching(/^The setting PORT \(port to listen on\) is not valid: /),
      'The setting REDIS_URL (Redis: one address, nodes of a cluster, or sentinels) is missing: set it in the environment.',
    ])
  })

  test('never repeats a value', () => {
    const told = sentences({
      ...complete,
      DATABASE_URL: 'mysql://me:hunter2@db',
      SERVICE_CREDENTIAL: 'hunter2',
    })
    expect(told).toHaveLength(2)
    expect(told.join()).not.toContain('hunter2')
  })

  const production = { ...complete, NODE_ENV: 'production', PUBLIC_URL: 'https://rafiq.sa' }

  test.each([
    { RATE_LIMIT_SCALE: '10' },
    { DEMO: 'true' },
    { PUBLIC_URL: 'http://rafiq.sa' },
    { PUBLIC_URL: undefined },
    { SERVICE_CREDENTIAL: 'replace-me-by-32-random-bytes-in-base64' },
    { SERVICE_CREDENTIAL: 'abababababababababababababababababab' },
    { SERVICE_CALLERS: `users=${'0'.repeat(64)}` },
    { DATABASE_URL: 'postgres://me:password@127.0.0.1/rafiq' },
    { DATABASE_URL: 'postgres://me:Zk3vQ8nL@127.0.0.1/rafiq' },
    { REDIS_URL: 'redis://:replace-me-by-random-bytes@127.0.0.1' },
    { REDIS_URL: 'redis+cluster://:replace-me-by-random-bytes@a:7000,b:7001' },
  ])('is refused in production: %j', (extra) => {
    expect(sentences({ ...complete, ...extra })).toEqual([])
    expect(sentences(production)).toEqual([])
    expect(sentences({ ...production, ...extra })).toHaveLength(1)
  })

  test('tells of a guessable secret in production without repeating it', () => {
    const [told] = sentences({ ...production, SERVICE_CREDENTIAL: 'replace-me-by-32-random-bytes-in-base64' })
    expect(told).toMatch(/^The setting SERVICE_CREDENTIAL holds an example/)
    expect(told).not.toContain('replace-me')
  })
})
