import { expect, test } from '@jest/globals'
import { countFamilies, families, familyOf, faultKinds, isKill, remaining, targetOf } from './faults.ts'

test('faults of a fleet have every family', () => {
  expect(new Set(faultKinds.map(familyOf))).toEqual(new Set(families))
})

test.each([
  ['kill PostgreSQL by SIGQUIT', 'kill', 'PostgreSQL by SIGQUIT'],
  ['disk full Redis', 'disk full', 'Redis'],
  ['cut gateway', 'cut', 'gateway'],
] as const)('fault %s is of the family %s and meets %s', (kind, family, target) => {
  expect([familyOf(kind), targetOf(kind)]).toEqual([family, target])
})

test('faults that end a process are kills, a failover too', () => {
  expect(isKill('kill standby')).toBe(true)
  expect(isKill('failover PostgreSQL')).toBe(true)
  expect(
    ['stop users', 'cut Redis', 'clock service', 'disk full Redis'].some((kind) =>
      isKill(kind as 'cut Redis'),
    ),
  ).toBe(false)
})

test('families that are left out have no fault, the others keep theirs', () => {
  const kinds = remaining(new Map([['disk full', 'No disk can be mounted.']]))
  expect(countFamilies(kinds).get('disk full')).toBe(0)
  expect(kinds).toHaveLength(faultKinds.length - 2)
})

test('families are counted, those without a fault too', () => {
  const counted = countFamilies(['kill users', 'kill Redis', 'slow gateway'])
  expect(Object.fromEntries(counted)).toMatchObject({ kill: 2, slow: 1, clock: 0 })
})
