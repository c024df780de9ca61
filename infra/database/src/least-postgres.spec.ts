import { describe, expect, test } from '@jest/globals'
import { requirePostgres } from './least-postgres.ts'

describe('the version of PostgreSQL at a start', () => {
  test.each(['17.6', '9.6.24'])('%s is refused with one sentence that names what is needed', (version) => {
    expect(() => requirePostgres(version)).toThrow(
      new Error(`PostgreSQL ${version} is too old: version 18 or later is needed.`),
    )
  })

  test.each(['18.0', '18.4 (Debian 18.4-1.pgdg13+1)', '19beta1'])('%s is taken', (version) => {
    expect(requirePostgres(version)).toBeUndefined()
  })
})
