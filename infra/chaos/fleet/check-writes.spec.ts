import { expect, test } from '@jest/globals'
import { lostWrites, type StoredWrites, type Write } from './check-writes.ts'

const aWrite = (overrides: Partial<Write>): Write => ({
  ...{ kind: 'message', subject: 'm', value: '1', acknowledged: true },
  ...overrides,
})

const stored = ({ messages = [], bio }: { messages?: string[]; bio?: string }): StoredWrites => ({
  entries: { message: new Set(messages), contact: new Set(), request: new Set(), withdrawal: new Set() },
  values: { bio: new Map(bio === undefined ? [] : [['m', bio]]), block: new Map() },
})

const bios = (...answers: [value: string, acknowledged: boolean][]) =>
  answers.map(([value, acknowledged]) => aWrite({ kind: 'bio', value, acknowledged }))

test('a message that was acknowledged and is not stored is lost', () => {
  const writes = [aWrite({ value: '1' }), aWrite({ value: '2' })]
  expect(lostWrites(writes, stored({ messages: ['1'] }))).toEqual(['message 2 of m'])
})

test('a message that nobody acknowledged may be stored or not', () => {
  const writes = [aWrite({ value: '1', acknowledged: false }), aWrite({ value: '2', acknowledged: false })]
  expect(lostWrites(writes, stored({ messages: ['1'] }))).toEqual([])
})

test.each<[string, [string, boolean][], string]>([
  [
    'the one acknowledged last',
    [
      ['a', true],
      ['b', true],
    ],
    'b',
  ],
  [
    'one asked for after it',
    [
      ['a', true],
      ['b', false],
      ['c', false],
    ],
    'b',
  ],
])('a value is there while it is %s', (_, answers, bio) => {
  expect(lostWrites(bios(...answers), stored({ bio }))).toEqual([])
})

test.each<[string, [string, boolean][], string | undefined]>([
  [
    'an earlier one',
    [
      ['a', true],
      ['b', true],
    ],
    'a',
  ],
  [
    'one whose answer never came, before one that was acknowledged',
    [
      ['a', false],
      ['b', true],
    ],
    'a',
  ],
  ['none', [['a', true]], undefined],
])('a value is lost where what is stored is %s', (_, answers, bio) => {
  expect(lostWrites(bios(...answers), stored({ ...(bio !== undefined && { bio }) }))).toHaveLength(1)
})

test('a value that nobody acknowledged may be anything', () => {
  expect(lostWrites(bios(['a', false]), stored({}))).toEqual([])
})
