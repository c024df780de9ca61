import { expect, test } from '@jest/globals'
import { type Hole, isFoundBy, isIdle, withChanges } from './hole.ts'

const change = { module: 'services/users/dist/a.js', find: 'if (!may) throw', by: 'if (false) throw' }

test('hole replaces its text, with dollar signs as they are', () => {
  expect(withChanges('if (!may) throw x', [{ ...change, by: '$&' }])).toBe('$& x')
})

test.each(['', 'if (!may) throw; if (!may) throw'])(
  'hole in a module that changed (%j) is an error',
  (source) => {
    expect(() => withChanges(source, [change])).toThrow('services/users/dist/a.js has')
  },
)

test('hole is found by its own finding only', () => {
  const hole: Hole = { name: 'a', about: '', foundBy: { kind: 'read', attack: 'foreign', what: /messages/ } }
  const finding = { kind: 'read', attack: 'foreign', what: 'GET messages', detail: '' } as const
  expect(isFoundBy(hole, finding)).toBe(true)
  expect(isFoundBy(hole, { ...finding, attack: 'fuzz' })).toBe(false)
  expect(isFoundBy(hole, { ...finding, what: 'GET profile' })).toBe(false)
})

test('attack is needed while an open hole can be found by it', () => {
  const open: Hole[] = [
    {
      name: 'a',
      about: '',
      foundBy: { kind: 'read', attack: 'foreign', what: /messages/, operations: ['GET /messages'] },
    },
    { name: 'b', about: '', foundBy: { kind: 'crash', attack: 'raw', what: /ended/ } },
  ]
  expect(isIdle(open, 'foreign')).toBe(false)
  expect(isIdle(open, 'foreign', 'GET /messages')).toBe(false)
  expect(isIdle(open, 'foreign', 'GET /profile')).toBe(true)
  expect(isIdle(open, 'raw', 'GET /profile')).toBe(false)
  expect(isIdle(open, 'sweep')).toBe(true)
})
