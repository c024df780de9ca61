import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<{ requestId: string; address: string | null }>()

/** @param address where the request came from; null for work that nobody waits for */
export function runWithRequestId<T>(requestId: string, work: () => T, address: string | null = null): T {
  return storage.run({ requestId, address }, work)
}

/** The id of the request that is being served; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId
}

/** The address that the request came from; null outside of one. */
export function currentAddress(): string | null {
  return storage.getStore()?.address ?? null
}
