import { AsyncLocalStorage } from 'node:async_hooks'
import { uuidv7 } from '../ids.ts'

/** The header that carries a request's id through all services and back to the client. */
export const requestIdHeader = 'x-request-id'

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/
const storage = new AsyncLocalStorage<{ requestId: string }>()

/** The caller's id where it is well formed (it ends up in logs and headers), a new one else. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && wellFormed.test(header) ? header : uuidv7()
}

export function runWithRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work)
}

/** The id of the request that is being served; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId
}
