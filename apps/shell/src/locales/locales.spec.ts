import { expect, test } from '@jest/globals'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('shell texts have the same keys in both languages', () => {
  expect(keysOf(ar)).toEqual(keysOf(en))
})

test('shell texts are never empty', () => {
  expect(JSON.stringify([ar, en])).not.toContain('""')
})
