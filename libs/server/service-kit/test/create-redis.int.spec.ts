import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { switchableProxy } from '@rafiq/testing'
import { createRedis } from '../src/index.ts'

test('a subscriber that is closed while it subscribes again leaves no failure that nobody handles', async () => {
  const proxy = await switchableProxy(process.env.TEST_REDIS_URL ?? '')
  try {
    const subscriber = createRedis(proxy.url, { waits: true })
    await subscriber.connect()
    await subscriber.subscribe('one')
    await subscriber.psubscribe('every.*')
    await subscriber.ssubscribe('shard')
    const isBack = once(subscriber, 'ready')
    proxy.cut()
    await isBack
    const end = once(subscriber, 'end')
    subscriber.disconnect()
    await end
    // The runner fails the test by a rejection of this turn.
    await setImmediate()
    expect(subscriber.status).toBe('end')
  } finally {
    await proxy.unplug()
  }
})
