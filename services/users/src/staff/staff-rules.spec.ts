import { describe, expect, test } from '@jest/globals'
import type { Role } from '@rafiq/contracts/accounts'
import {
  actorError,
  decideActivation,
  decidePause,
  type Person,
  type StaffAction,
  targetError,
} from './staff-rules.ts'

const person = (id: string, role: Role, pausedByStaff = false): Person => ({ id, role, pausedByStaff })

const everyAction: readonly StaffAction[] = [
  ...(['read', 'pause', 'activate', 'correct-gender', 'delete'] as const),
  ...(['change-role', 'end-sessions', 'reset-factors'] as const),
]

test.each(everyAction)('who runs releases does nothing to an account: %s', (action) => {
  expect(actorError(action, person('r', 'releases'))).toBe('forbidden')
})

describe('who may act', () => {
  test.each<[StaffAction, Person | null, string | null]>([
    ['read', person('a', 'moderator'), null],
    ['pause', person('a', 'moderator'), null],
    ['activate', person('a', 'moderator'), null],
    ['delete', person('a', 'moderator'), 'forbidden'],
    ['change-role', person('a', 'moderator'), 'forbidden'],
    ['delete', person('a', 'admin'), null],
    ['change-role', person('a', 'admin'), null],
    ['read', person('a', 'user'), 'forbidden'],
    ['pause', person('a', 'user'), 'forbidden'],
    ['read', null, 'forbidden'],
    ['read', person('a', 'moderator', true), 'account-paused'],
    ['change-role', person('a', 'admin', true), 'account-paused'],
  ])('%s by %j: %s', (action, actor, rejection) => {
    expect(actorError(action, actor)).toBe(rejection)
  })
})

describe('on whom', () => {
  const moderator = person('m', 'moderator')
  const admin = person('a', 'admin')
  test.each<[StaffAction, Person, Person | null, string | null]>([
    ['pause', moderator, person('u', 'user'), null],
    ['pause', moderator, person('n', 'moderator'), null],
    ['pause', moderator, person('b', 'admin'), 'forbidden'],
    ['activate', moderator, person('b', 'admin'), 'forbidden'],
    ['pause', moderator, person('r', 'releases'), 'forbidden'],
    ['pause', admin, person('r', 'releases'), null],
    ['change-role', admin, person('r', 'releases'), null],
    ['read', moderator, person('b', 'admin'), null],
    ['pause', admin, person('b', 'admin'), null],
    ['delete', admin, person('b', 'admin'), null],
    ['pause', moderator, moderator, 'forbidden'],
    ['activate', moderator, moderator, 'forbidden'],
    ['delete', admin, admin, 'forbidden'],
    ['change-role', admin, admin, 'forbidden'],
    ['read', admin, admin, null],
    ['pause', moderator, null, 'not-found'],
    ['read', moderator, null, 'not-found'],
  ])('%s by %j on %j: %s', (action, actor, target, rejection) => {
    expect(targetError(action, actor, target)).toBe(rejection)
  })
})

test.each<[Role, string | null]>([
  ['user', null],
  ['moderator', 'forbidden'],
  ['admin', 'forbidden'],
  ['releases', 'forbidden'],
])('the platform by itself pauses a %s: %s; what it paused it lifts', (role, rejection) => {
  expect(targetError('pause', 'system', person('u', role))).toBe(rejection)
  expect(targetError('activate', 'system', person('u', role))).toBeNull()
})

const until = (day: string) => new Date(`2026-12-${day}T00:00:00Z`)

test.each([
  ['pauses who is not paused', null, { reason: 'fraud', until: null }, 'pause'],
  [
    'changes nothing the second time',
    { reason: 'fraud', until: null },
    { reason: 'fraud', until: null },
    'unchanged',
  ],
  [
    'nor with an end',
    { reason: 'fraud', until: until('01') },
    { reason: 'fraud', until: until('01') },
    'unchanged',
  ],
  [
    'does not pass over another reason',
    { reason: 'fraud', until: null },
    { reason: 'other', until: null },
    'conflict',
  ],
  [
    'nor over another end',
    { reason: 'fraud', until: until('01') },
    { reason: 'fraud', until: until('02') },
    'conflict',
  ],
  [
    'changes nothing under the same id',
    { pauseId: 'p', reason: 'fraud', until: null },
    { pauseId: 'p', reason: 'other', until: null },
    'unchanged',
  ],
  [
    'takes the place of one that it names',
    { pauseId: 'p', reason: 'under-review', until: null },
    { pauseId: 'q', replaces: ['o', 'p'], reason: 'under-review', until: null },
    'replace',
  ],
  [
    'and of no other',
    { pauseId: 'p', reason: 'under-review', until: null },
    { pauseId: 'q', replaces: ['o'], reason: 'fraud', until: null },
    'conflict',
  ],
  [
    'of the platform is not one of staff in the same terms',
    { pauseId: 'p', reason: 'under-review', until: null },
    { pauseId: 'q', reason: 'under-review', until: null, byId: true },
    'conflict',
  ],
  ['nor over none', { reason: 'fraud', until: null }, { reason: 'fraud', until: until('02') }, 'conflict'],
])('a pause %s', (_, current, wanted, decision) => {
  expect(decidePause(current, wanted)).toBe(decision)
})

test.each([
  [true, true, 'lift'],
  [true, false, 'lift'],
  [false, true, 'unchanged'],
  [false, false, 'own'],
])('activating where staff paused %p and the member is on %p: %s', (pausedByStaff, ownActive, decision) => {
  expect(decideActivation({ pausedByStaff, ownActive })).toBe(decision)
})
