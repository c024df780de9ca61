import { describe, expect, test } from '@jest/globals'
import { parseSettings } from './load-settings.ts'
import { booleanSetting, databaseSettings, redisSettings, serviceSettings } from './schemas.ts'
import { SettingsError } from './settings-error.ts'

const schema = serviceSettings.extend({
  ...databaseSettings.shape,
  ...redisSettings.shape,
  DEMO: booleanSetting.default(false),
})
const complete = {
  PORT: '4100',
  SERVICE_SECRET: 'sixteen characters or more',
  DATABASE_URL: 'postgres://me:secret@127.0.0.1/rafiq',
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
      'The setting REDIS_URL (Redis connection) is missing: set it in the environment.',
    ])
  })

  test('never repeats a value', () => {
    const told = sentences({ ...complete, DATABASE_URL: 'mysql://me:hunter2@db', SERVICE_SECRET: 'hunter2' })
    expect(told).toHaveLength(2)
    expect(told.join()).not.toContain('hunter2')
  })

  test.each([{ RATE_LIMIT_SCALE: '10' }, { DEMO: 'true' }])('is refused in production: %j', (extra) => {
    expect(sentences({ ...complete, ...extra })).toEqual([])
    expect(sentences({ ...complete, ...extra, NODE_ENV: 'production' })).toHaveLength(1)
  })
})
