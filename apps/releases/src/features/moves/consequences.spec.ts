import { expect, test } from '@jest/globals'
import type { SeenState } from '@rafiq/platform-contracts'
import { consequences } from './consequences.ts'
import type { Move } from './move.ts'

const state = (overrides: Partial<SeenState> = {}): SeenState => ({
  stable: '1.0.0',
  canary: null,
  disabled: false,
  ...overrides,
})
const canary = { version: '2.0.0', percent: 10 }
const audience = { role: ['staff'] }

test.each<[string, Move, Partial<SeenState>, string[]]>([
  ['a promotion', { kind: 'promote', version: '3.0.0' }, {}, ['all', 'kept']],
  [
    'a promotion beside a canary',
    { kind: 'promote', version: '3.0.0' },
    { canary },
    ['all', 'kept', 'canaryEnds'],
  ],
  ['a promotion of the canary', { kind: 'promote', version: '2.0.0' }, { canary }, ['all', 'kept']],
  ['a first release', { kind: 'promote', version: '1.0.0' }, { stable: null }, ['all']],
  ['a rollback', { kind: 'rollback', version: '0.9.0' }, {}, ['all', 'left']],
  ['a new canary', { kind: 'canary', ...canary }, {}, ['starts']],
  ['a canary of what was never stable', { kind: 'canary', ...canary }, { stable: null }, ['startsAlone']],
  [
    'a canary in place of another',
    { kind: 'canary', version: '3.0.0', percent: 5 },
    { canary },
    ['starts', 'canaryEnds'],
  ],
  ['a greater share', { kind: 'canary', version: '2.0.0', percent: 50 }, { canary }, ['grows']],
  ['a smaller share', { kind: 'canary', version: '2.0.0', percent: 5 }, { canary }, ['shrinks']],
  ['a canary for some', { kind: 'canary', ...canary, audience }, {}, ['startsFor']],
  [
    'a canary for all of them',
    { kind: 'canary', ...canary, percent: 100, audience },
    {},
    ['startsFor', 'unwatched'],
  ],
  [
    'a canary for some of what was never stable',
    { kind: 'canary', ...canary, audience },
    { stable: null },
    ['startsForAlone'],
  ],
  ['a canary that is narrowed', { kind: 'canary', ...canary, audience }, { canary }, ['startsFor', 'leaves']],
  [
    'another share of some',
    { kind: 'canary', ...canary, percent: 50, audience },
    { canary: { ...canary, audience } },
    ['startsFor'],
  ],
  [
    'a canary that is for everybody again',
    { kind: 'canary', ...canary },
    { canary: { ...canary, audience } },
    ['opens'],
  ],
  ['the end of a canary', { kind: 'endCanary' }, { canary }, ['ends']],
  ['its end where nothing is stable', { kind: 'endCanary' }, { canary, stable: null }, ['endsToNothing']],
  ['yanking what nobody has', { kind: 'yank', version: '0.9.0' }, {}, ['gone', 'goneTabs']],
  ['yanking stable', { kind: 'yank', version: '1.0.0' }, {}, ['gone', 'goneStable', 'goneTabs']],
  ['yanking a canary', { kind: 'yank', version: '2.0.0' }, { canary }, ['gone', 'canaryEnds', 'goneTabs']],
  ['switching off', { kind: 'disable' }, {}, ['off']],
  ['switching on', { kind: 'enable' }, { disabled: true, canary }, ['on', 'onCanary']],
  [
    'a move while it is off',
    { kind: 'rollback', version: '0.9.0' },
    { disabled: true },
    ['all', 'left', 'waits'],
  ],
])('release dialog says what %s does', (_, move, overrides, keys) => {
  expect(consequences(move, state(overrides)).map(({ key }) => key)).toEqual(keys)
})
