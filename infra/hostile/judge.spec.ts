import { expect, test } from '@jest/globals'
import { PlantedSecrets } from './harness/secrets.ts'
import { isOverloaded, isSlow, judge } from './judge.ts'

const secrets = new PlantedSecrets()
const bio = secrets.text('bio', ['victim'])
const answer = { status: 200, headers: {}, text: '{}', took: 1, waited: 0 }

test.each([
  [{ ...answer, status: 500 }, 'server-error'],
  [{ ...answer, status: 503 }, 'server-error'],
  [{ ...answer, status: 0, failure: 'ECONNREFUSED' }, 'rule'],
  [{ ...answer, text: `"${bio}"` }, 'read'],
  [{ ...answer, status: 400, text: 'at Users.read (/srv/dist/users.js:1:2)' }, 'read'],
  [{ ...answer, text: '$argon2id$v=19' }, 'read'],
])('answer %j is a finding: %s', (bad, kind) => {
  expect(judge(bad, 'member', secrets)?.kind).toBe(kind)
})

test.each([200, 204, 400, 401, 404, 413, 429])('answer %i without details is no finding', (status) => {
  expect(judge({ ...answer, status }, 'member', secrets)).toBeUndefined()
})

test('answer 503 after a long wait is no finding', () => {
  expect(judge({ ...answer, status: 503, took: 3_000, waited: 2_900 }, 'member', secrets)).toBeUndefined()
})

test('judge accepts a secret in the answer to who may read it', () => {
  expect(judge({ ...answer, text: `"${bio}"` }, 'victim', secrets)).toBeUndefined()
})

test.each([
  [{ ...answer, took: 2_100 }, true],
  [{ ...answer, took: 2_100, waited: 200 }, false],
  [{ ...answer, took: 9_000, waited: 6_900 }, true],
])('answer %j is slow: %s', (slow, expected) => {
  expect(isSlow(slow, 2_000)).toBe(expected)
})

test.each([
  [503, 600, true],
  [503, 400, false],
  [500, 9_000, false],
])('answer %i after a machine stall of %i ms is excused: %s', (status, waited, expected) => {
  expect(isOverloaded({ status, waited })).toBe(expected)
})
