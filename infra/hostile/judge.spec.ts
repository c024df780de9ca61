import { expect, test } from '@jest/globals'
import { PlantedSecrets } from './ground/secrets.ts'
import { judge } from './judge.ts'

const secrets = new PlantedSecrets()
const bio = secrets.text('bio', ['victim'])
const answer = { status: 200, headers: {}, text: '{}', took: 1 }

test.each([
  [{ ...answer, status: 500 }, 'server-error'],
  [{ ...answer, status: 503 }, 'server-error'],
  [{ ...answer, status: 0, failure: 'ECONNREFUSED' }, 'rule'],
  [{ ...answer, text: `"${bio}"` }, 'read'],
  [{ ...answer, status: 400, text: 'at Users.read (/srv/dist/users.js:1:2)' }, 'read'],
  [{ ...answer, text: '$argon2id$v=19' }, 'read'],
])('%j is a finding: %s', (bad, kind) => {
  expect(judge(bad, 'member', secrets)?.kind).toBe(kind)
})

test.each([200, 204, 400, 401, 404, 413, 429])('an answer %i that says nothing is fine', (status) => {
  expect(judge({ ...answer, status }, 'member', secrets)).toBeUndefined()
})

test('whoever may read a secret is answered with it', () => {
  expect(judge({ ...answer, text: `"${bio}"` }, 'victim', secrets)).toBeUndefined()
})
