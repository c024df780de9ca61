import { expect, test } from '@jest/globals'
import type { ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { defer, lastValueFrom, of } from 'rxjs'
import { currentRequestId } from './request-context.ts'
import { SocketContextInterceptor, WithoutContext } from './socket-context.interceptor.ts'
import { WorkContext } from './work-context.ts'

const interceptor = new SocketContextInterceptor(new WorkContext(), new Reflector())

/** The request id that an event's handler sees. */
const seenBy = (handler = () => undefined) =>
  lastValueFrom(
    interceptor.intercept({ getHandler: () => handler } as unknown as ExecutionContext, {
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
