import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { testServer } from './settings.ts'

/** A corner of the test Redis that no other spec file writes to. */
export type TestRedis = {
  readonly url: string
  /** Give it to whatever writes keys, so that parallel spec files do not meet. */
  readonly prefix: string
  readonly client: Redis
  /** Deletes every key under the prefix. */
  clear(): Promise<void>
  /** Clears and disconnects. Call it in `afterAll`. */
  close(): Promise<void>
}

/** Connects to the server of `TEST_REDIS_URL`, under a key prefix of its own. */
export function testRedis(): TestRedis {
  const url = testServer('TEST_REDIS_URL')
  const prefix = `test:${process.pid}:${randomBytes(4).toString('hex')}:`
  const client = new Redis(url)
  const clear = async (): Promise<void> => {
    for await (const keys of client.scanStream({ match: `${prefix}*`, count: 500 })) {
      if (keys.length > 0) await client.unlink(...keys)
    }
  }
  return {
    url,
    prefix,
    client,
    clear,
    close: async () => {
      await clear()
      await client.quit()
    },
  }
}
