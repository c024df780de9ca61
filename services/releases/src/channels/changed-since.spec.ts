import { expect, test } from '@jest/globals'
import type { SeenState } from '@rafiq/platform-contracts'
import { type State, unreleased } from '../registry/remote-state.ts'
import { changedSince } from './changed-since.ts'

const canary = { version: '2.0.0', percent: 10, salt: 'a' }
const state: State = { ...unreleased, stable: '1.0.0', canary }
const seen: SeenState = { stable: '1.0.0', canary: { version: '2.0.0', percent: 10 }, disabled: false }

test.each<[string, Partial<SeenState>, object[]]>([
  ['nothing', {}, []],
  ['stable', { stable: '0.9.0' }, [{ path: 'stable', message: '1.0.0' }]],
  ['stable, where there was none', { stable: null }, [{ path: 'stable', message: '1.0.0' }]],
  ['the canary', { canary: null }, [{ path: 'canary', message: '2.0.0, 10 %' }]],
  ['its share', { canary: { version: '2.0.0', percent: 5 } }, [{ path: 'canary', message: '2.0.0, 10 %' }]],
  [
    'its audience',
    { canary: { version: '2.0.0', percent: 10, audience: { role: ['staff'] } } },
    [{ path: 'canary', message: '2.0.0, 10 %' }],
  ],
  ['the switch', { disabled: true }, [{ path: 'disabled', message: 'false' }]],
])('changed remotes since a revision: %s', (_, then, changes) => {
  expect(changedSince({ ...seen, ...then }, state)).toEqual(changes)
})
