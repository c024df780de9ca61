import { expect, test } from '@jest/globals'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('both languages have the same texts', () => {
  expect(keysOf(ar)).toEqual(keysOf(en))
})

test('no text is empty', () => {
  expect(JSON.stringify([ar, en])).not.toContain('""')
})
