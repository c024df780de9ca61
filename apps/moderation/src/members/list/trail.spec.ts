import { expect, test } from '@jest/globals'
import { readTrail } from './trail.ts'

test.each([
  [null, []],
  [undefined, []],
  ['somewhere', []],
  [{ from: '/login' }, []],
  [{ trail: [null, 'abc'] }, [null, 'abc']],
])('member list trail for a page with %j in the history is %j', (state, trail) => {
  expect(readTrail(state)).toEqual(trail)
})
