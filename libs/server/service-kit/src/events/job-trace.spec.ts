import { afterEach, expect, test } from '@jest/globals'
import { recordSpans } from '../../test/recorded-spans.ts'
import { traced, useTracer } from '../tracing/tracing.ts'
import { splitTrace, withTrace } from './job-trace.ts'

afterEach(() => useTracer(undefined))

test('job of traced work carries which trace it is of, and its handler does not see it', async () => {
  recordSpans()
  const carried = await traced('work', 'server', { facts: {} }, async () => withTrace({ id: 1 }))
  expect(splitTrace(carried)).toEqual({ data: { id: 1 }, parent: 'span-0' })
})

test.each([[{ id: 1 }], [null], ['text']])('job of untraced work carries %j as it is', (data) => {
  expect(withTrace(data)).toBe(data)
  expect(splitTrace(data)).toEqual({ data, parent: undefined })
})
