import { describe, expect, test } from '@jest/globals'
import { readSettings } from './settings.ts'

const read = (env: Record<string, string>) => readSettings(env, '/checkout')

describe('the settings of npm start', () => {
  test('need nothing to be set', () => {
    expect(read({})).toMatchObject({
      PORT: 4000,
      PUBLIC_URL: 'http://localhost:4000',
      DATA_DIR: '/checkout/.data',
      DEMO: 'true',
    })
  })

  test('take the public address from the port', () => {
    expect(read({ PORT: '4100' }).PUBLIC_URL).toBe('http://localhost:4100')
  })

  test('count an empty variable as absent', () => {
    expect(read({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 4000 })
  })

  test.each([
    [{ PORT: 'four' }, 'PORT is set to something else than a number from 1024 to 65534'],
    [{ PORT: '80' }, 'PORT'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL is set to something else than redis://host:port'],
    [{ DEMO: 'yes' }, 'DEMO is set to something else than true or false'],
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
  ])('refuse %o in one sentence', (env: Record<string, string>, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })
})
