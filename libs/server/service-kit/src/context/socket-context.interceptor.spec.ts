import { afterEach, expect, test } from '@jest/globals'
import type { ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { defer, lastValueFrom, of } from 'rxjs'
import { recordSpans } from '../../test/recorded-spans.ts'
import { useTracer } from '../tracing/tracing.ts'
import { currentRequestId } from './request-context.ts'
import { SocketContextInterceptor, WithoutContext } from './socket-context.interceptor.ts'
import { WorkContext } from './work-context.ts'

const interceptor = new SocketContextInterceptor(new WorkContext(), new Reflector())

afterEach(() => useTracer(undefined))

const executionOf = (getHandler: () => unknown): ExecutionContext =>
  ({
    getHandler: () => getHandler,
    switchToWs: () => ({ getPattern: () => 'room:read' }),
  }) as unknown as ExecutionContext

/** The request id that an event's handler sees. */
const seenBy = (handler = () => undefined) =>
  lastValueFrom(
    interceptor.intercept(executionOf(handler), {
      handle: () => defer(() => of(currentRequestId())),
    }),
  )

test('each event of a socket is handled in a context of its own', async () => {
  const [first, second] = [await seenBy(), await seenBy()]
  expect([typeof first, typeof second]).toEqual(['string', 'string'])
  expect(first).not.toBe(second)
})

test('an event of a socket that needs no context is handled without one', async () => {
  const handler = () => undefined
  WithoutContext()(handler)
  expect(await seenBy(handler)).toBeUndefined()
})

test('each event of a socket is a trace of its own, where traces are taken', async () => {
  const spans = recordSpans()
  await seenBy()
  expect(spans).toMatchObject([{ name: 'socket room:read', parent: undefined, ended: true }])
})
