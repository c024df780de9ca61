import { describe, expect, test } from '@jest/globals'
import { requireRedis, UnsupportedServerError } from './least-redis.ts'

const info = (version: string) => `# Server\r\nredis_version:${version}\r\nredis_mode:standalone\r\n`

describe('the version of Redis at a start', () => {
  test.each(['6.2.14', '5.0.7'])('%s is refused with one sentence that names what is needed', (version) => {
    expect(() => requireRedis(info(version))).toThrow(
      new UnsupportedServerError(`Redis ${version} is too old: version 7 or later is needed.`),
    )
  })

  test.each(['7.0.15', '8.2.0', '10.0.1'])('%s is taken', (version) => {
    expect(requireRedis(info(version))).toBeUndefined()
  })

  test('a server that hides its version is taken', () => {
    expect(requireRedis('# Server\r\n')).toBeUndefined()
  })
})
