import { expect, test } from '@jest/globals'
import { plainSqlProblems } from './plain-sql.ts'

const problems = (path: string, text: string) => plainSqlProblems([{ path, text }], ['matching'])

test('plain SQL check takes statements whose benchmark is there', () => {
  expect(problems('services/users/src/matches/find.sql.ts', '/** See `npm run bench:matching`. */')).toEqual(
    [],
  )
})

test.each([
  ['that name no benchmark', '/** Faster. */', 'names no benchmark'],
  ['whose benchmark is not there', '/** See `npm run bench:speed`. */', 'bench:speed, which is not there'],
])('plain SQL check refuses statements %s', (_, text, problem) => {
  expect(problems('services/users/src/matches/find.sql.ts', text)).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['services/users/src/matches/find.ts', "import pg from 'pg'\n", 1],
  ['services/users/src/matches/find.ts', "import { Client } from 'pg'\n", 1],
  ['services/users/src/matches/find.ts', "import type pg from 'pg'\n", 0],
  ['services/chat/src/messages/message-pool.ts', "import pg from 'pg'\n", 0],
])('plain SQL check: %s with %j has %d problems', (path, text, count) => {
  expect(problems(path, text)).toHaveLength(count)
})
