import { afterEach, describe, expect, test } from '@jest/globals'
import { recordSpans } from '../../test/recorded-spans.ts'
import { startTracing, stopTracing } from './start-tracing.ts'
import { currentSpan, currentTracer, startPart, traced, traceHeaders, useTracer } from './tracing.ts'

afterEach(() => useTracer(undefined))

describe('traces that nobody takes', () => {
  test('are not begun, and work is done as it is', async () => {
    await startTracing('users', {})
    expect(currentTracer()).toBeUndefined()
    const seen = await traced('work', 'server', { facts: {} }, async () => [currentSpan(), traceHeaders()])
    expect(seen).toEqual([undefined, {}])
    expect(startPart('part', 'client', {})).toBeUndefined()
    await stopTracing()
  })
})

describe('a span', () => {
  test('is the parent of the parts of its work, and is told to the next process', async () => {
    const spans = recordSpans()
    const headers = await traced('work', 'server', { facts: {}, parent: 'elsewhere' }, async () => {
      startPart('part', 'client', { 'db.system.name': 'redis' })?.end()
      return traceHeaders()
    })
    expect(spans).toMatchObject([
      { name: 'work', parent: 'elsewhere', ended: true },
      { name: 'part', parent: 'span-0', ended: true },
    ])
    expect(headers).toEqual({ traceparent: 'span-0' })
  })

  test('of work that fails says so, and the failure goes on', async () => {
    const spans = recordSpans()
    const failure = new Error('no')
    const work = traced('work', 'server', { facts: {} }, () => Promise.reject(failure))
    await expect(work).rejects.toBe(failure)
    expect(spans).toMatchObject([{ ended: true, failure }])
  })

  test('is begun for no part of untraced work', () => {
    const spans = recordSpans()
    expect(startPart('part', 'client', {})).toBeUndefined()
    expect(spans).toEqual([])
  })
})
