import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { root } from '../tree.ts'
import { documentPath, settingsDocument } from './document.ts'
import { readSettings, toSetting } from './read-settings.ts'
import { toDocument } from './to-document.ts'

test('page of settings is as `npm run settings` makes it', async () => {
  expect(readFileSync(join(root, documentPath), 'utf8')).toBe(await settingsDocument())
})

test('every setting says what it means, and every number what it counts', async () => {
  const settings = [...(await readSettings())].flatMap(([service, own]) =>
    own.map((setting) => ({ service, ...setting })),
  )
  expect(settings.length).toBeGreaterThan(100)
  expect(settings.filter(({ meaning }) => meaning.length < 5)).toEqual([])
  expect(settings.filter(({ values, unit }) => /^[\d.]+ to|^above/.test(values) && unit === '')).toEqual([])
})

test.each([
  ['required', z.string(), { standard: undefined, values: '' }],
  ['optional', z.string().optional(), { standard: null, values: '' }],
  ['a choice', z.enum(['a', 'b']).default('a'), { standard: 'a', values: 'a, b' }],
  ['a number', z.coerce.number().min(1).max(9).default(3), { standard: '3', values: '1 to 9' }],
  [
    'true or false',
    z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .default(false),
    { standard: 'false', values: 'true, false' },
  ],
])('setting that is %s is read from its schema', (_, schema, expected) => {
  expect(toSetting('A', schema, false)).toMatchObject(expected)
})

test('settings that services share have one row, those that differ have one each', () => {
  const one = { name: 'A', meaning: 'a|b', standard: '1', unit: '', values: '', secret: true }
  const document = toDocument(
    new Map([
      ['chat', [one]],
      ['users', [one, { ...one, name: 'B' }]],
    ]),
    [],
  )
  expect(document).toContain('| `A` | a\\|b | `1` |  |  | secret | all |')
  expect(document).toContain('| `B` | a\\|b | `1` |  |  | secret | users |')
})
