import { expect, test } from '@jest/globals'
import ar from './ar/common.json' with { type: 'json' }
import en from './en/common.json' with { type: 'json' }

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('platform texts have the same keys in both languages', () => {
  expect(keysOf(ar)).toEqual(keysOf(en))
})
