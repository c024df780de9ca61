import { afterEach, expect, test } from '@jest/globals'
import { recordSpans } from '../../test/recorded-spans.ts'
import { tracedQuery } from './query-spans.ts'
import { traced, useTracer } from './tracing.ts'

afterEach(() => useTracer(undefined))

/** What a query of these arguments tells of itself. */
async function spanOf(query: (...args: unknown[]) => unknown, ...args: unknown[]) {
  const spans = recordSpans()
  await traced('work', 'server', { facts: {} }, async () => tracedQuery(query, args)).catch(() => undefined)
  return spans[1]
}

test.each([
  ["select * from members where email = 'a@b.c'", 'select'],
  ['  INSERT into members values ($1)', 'insert'],
  ['vacuum members', 'other'],
])('span of the statement %s says its first word and no other', async (text, operation) => {
  const span = await spanOf(async () => ({ rows: [] }), text)
  expect(span).toMatchObject({ name: `PostgreSQL ${operation}`, ended: true })
  expect(span?.facts).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': operation })
})

test('span of a query with a callback ends when that is called', async () => {
  const results: unknown[] = []
  const query = (...args: unknown[]) =>
    (args.at(-1) as (error: unknown, result: unknown) => void)(null, 'rows')
  const span = await spanOf(query, { text: 'select 1' }, (_: unknown, result: unknown) =>
    results.push(result),
  )
  expect([span?.ended, span?.failure, results]).toEqual([true, undefined, ['rows']])
})

test('span of a query that fails has its failure', async () => {
  const failure = new Error('no')
  expect(await spanOf(() => Promise.reject(failure), 'select 1')).toMatchObject({ ended: true, failure })
})

test('query that fetches row by row goes untraced', async () => {
  const cursor = { text: 'select 1', submit: () => undefined }
  expect(await spanOf((given) => given, cursor)).toBeUndefined()
})
