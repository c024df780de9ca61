import { expect, test } from '@jest/globals'
import { benches } from './benches.ts'
import { noticed, twins } from './slowed.ts'

const [sleeping] = twins
if (!sleeping) throw new Error('Nothing is slowed.')
const goal = (people: string, met: boolean) => ({
  ...{ goal: `among ${people}: p50 at most 1 ms`, figure: '2.50 ms' },
  met,
})

test('slowed benchmark is one that there is', () => {
  const names = benches.map(({ name }) => name)
  expect(twins.filter(({ bench }) => !names.includes(bench))).toEqual([])
})

test('slowed benchmark is noticed where each goal that it has to miss is missed', () => {
  const other = { goal: 'among 1,000: recall 1.000 against brute force', figure: '1.000', met: true }
  expect(noticed(sleeping, [goal('1,000', false), goal('20,000', false), other])).toMatchObject({
    goal: 'a search that sleeps for 2 ms is noticed',
    met: true,
  })
})

test('slowed benchmark is not noticed where one of these goals is met, or there is none', () => {
  expect(noticed(sleeping, [goal('1,000', false), goal('20,000', true)]).met).toBe(false)
  expect(noticed(sleeping, [])).toMatchObject({ figure: 'no such goal', met: false })
})
