import { expect, test } from '@jest/globals'
import type { SeenState } from '@rafiq/platform-contracts'
import type { Move } from './move.ts'
import { stepsBack } from './undo.ts'

const state = (overrides: Partial<SeenState> = {}): SeenState => ({
  stable: '1.0.0',
  canary: null,
  disabled: false,
  ...overrides,
})
const canary = { version: '2.0.0', percent: 10 }

test.each<[string, Move['kind'], Partial<SeenState>, Partial<SeenState>, Move[] | null]>([
  ['a promotion', 'promote', { stable: '2.0.0' }, {}, [{ kind: 'rollback', version: '1.0.0' }]],
  ['a rollback', 'rollback', { stable: '0.9.0' }, {}, [{ kind: 'promote', version: '1.0.0' }]],
  [
    'the promotion of a canary',
    'promote',
    { stable: '2.0.0' },
    { canary },
    [
      { kind: 'rollback', version: '1.0.0' },
      { kind: 'canary', ...canary },
    ],
  ],
  ['a new canary', 'canary', { canary }, {}, [{ kind: 'endCanary' }]],
  [
    'another share',
    'canary',
    { canary: { ...canary, percent: 50 } },
    { canary },
    [{ kind: 'canary', ...canary }],
  ],
  [
    'another audience',
    'canary',
    { canary },
    { canary: { ...canary, audience: { role: ['staff'] } } },
    [{ kind: 'canary', ...canary, audience: { role: ['staff'] } }],
  ],
  ['the end of a canary', 'endCanary', {}, { canary }, [{ kind: 'canary', ...canary }]],
  ['switching off', 'disable', { disabled: true }, {}, [{ kind: 'enable' }]],
  ['switching on', 'enable', {}, { disabled: true }, [{ kind: 'disable' }]],
  ['the first release', 'promote', { stable: '1.0.0' }, { stable: null }, null],
  ['yanking', 'yank', { stable: '0.9.0' }, {}, null],
  ['nothing', 'promote', {}, {}, []],
])('undo of a release move undoes %s', (_, done, now, then, steps) => {
  expect(stepsBack(done, state(now), state(then))).toEqual(steps)
})
