import { expect, test } from '@jest/globals'
import { everyone } from './answers.ts'
import { tableProblems } from './compare-tables.ts'

const row = { answers: everyone(200) }

test.each([
  ['each route has its row', ['GET /a'], { 'GET /a': row }],
  ['a GET is also asked for its head', ['GET /a', 'HEAD /a'], { 'GET /a': row }],
  ['a row has a query', ['GET /a'], { 'GET /a?of=b': row }],
  ['a route has two rows', ['GET /a'], { 'GET /a': row, 'GET /a · of oneself': row }],
  ['a route comes twice', ['GET /a', 'GET /a'], { 'GET /a': row }],
  ['OpenAPI’s pages are there', ['ANY /api/docs/*'], {}],
])('access matrix comparison finds nothing missing where %s', (_, routes, rows) => {
  expect(tableProblems('chat', routes, rows)).toEqual([])
})

test('a route without a row is named, with where the row belongs', () => {
  expect(tableProblems('chat', ['GET /a', 'HEAD /b'], { 'GET /a': row })).toEqual([
    'The chat service has HEAD /b, but infra/access-matrix/rows/chat.ts does not say who may use it: add a row.',
  ])
})

test('a row without a route is named', () => {
  expect(tableProblems('chat', [], { 'GET /a': row })).toEqual([
    'infra/access-matrix/rows/chat.ts has a row for GET /a, which the chat service does not have: take it out.',
  ])
})
