import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { releaseAnnouncementsChannel } from '@rafiq/platform-contracts'
import { type SwitchableProxy, switchableProxy, waitUntil } from '@rafiq/testing'
import { manifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'
import { json } from './upstream.ts'

let gateway: RunningGateway
let line: SwitchableProxy
let count = 0

/** How often the registry was asked what is live. */
const looks = () => gateway.releases.requests.filter(({ url }) => url === '/internal/live').length
const opens = async (path: string) => (await gateway.get(path)).status === 200
/** The registry has one more page from now on, of which nobody was told. */
function change(): string {
  count += 1
  const name = `page-${count}`
  gateway.publish(`r.${count}`, manifest({ name }))
  return `/${name}`
}
const tell = () =>
  gateway.redis.client.publish(`${gateway.redis.prefix}${releaseAnnouncementsChannel}`, `r.${count}`)
const listeners = async () => {
  const [, subscribers] = await gateway.redis.client.pubsub(
    'NUMSUB',
    `${gateway.redis.prefix}${releaseAnnouncementsChannel}`,
  )
  return Number(subscribers)
}

beforeAll(async () => {
  gateway = await RunningGateway.start()
  await gateway.shutDown()
  line = await switchableProxy(gateway.redis.url)
})

afterAll(async () => {
  await gateway.stop()
  await line.unplug()
})

/** A gateway that would ask by itself only in an hour. */
async function boot(): Promise<void> {
  await gateway.shutDown()
  const before = looks()
  await gateway.boot({ LIVE_INTERVAL: '3600000', REDIS_URL: line.url })
  await waitUntil('it listens', async () => (await listeners()) === 1)
  await waitUntil('it looked since it listens', () => looks() === before + 2)
}

describe('a gateway that polls once an hour', () => {
  beforeEach(boot)

  test('has a change at once when it is told of it', async () => {
    const path = change()
    expect(await opens(path)).toBe(false)
    await tell()
    await waitUntil('the change is live', () => opens(path))
  })

  test('asks once more when it is told while it asks', async () => {
    const usual = gateway.releases.answer
    let answerOld = () => {}
    gateway.releases.answer = (_, response) => {
      answerOld = () => json(response, 200, { revision: 'r.0', remotes: [] }, { etag: '"r.0"' })
    }
    const before = looks()
    await tell()
    await waitUntil('it asks', () => looks() > before)
    gateway.releases.answer = usual
    const path = change()
    await Promise.all([tell(), tell(), tell()])
    answerOld()
    await waitUntil('the change is live', () => opens(path))
  })

  test('finishes the look under way before it ends, so that the next process has what it learned', async () => {
    const usual = gateway.releases.answer
    gateway.releases.answer = (request, response) => void delay(500).then(() => usual(request, response))
    const path = change()
    const before = looks()
    await tell()
    await waitUntil('it asks', () => looks() > before)
    gateway.releases.answer = usual
    await gateway.shutDown()
    await gateway.releases.stop()
    await gateway.boot()
    expect(await opens(path)).toBe(true)
    await gateway.releases.start()
  })

  test('finds a change announced while the Redis connection was cut', async () => {
    await line.unplug()
    await waitUntil('it is not listening', async () => (await listeners()) === 0)
    const path = change()
    await tell()
    expect(await opens(path)).toBe(false)
    await line.plugIn()
    await waitUntil('the change is live', () => opens(path))
  })

  test('keeps its pages while the releases service is down, and has the next announced change', async () => {
    const kept = change()
    await tell()
    await waitUntil('the change is live', () => opens(kept))
    const before = looks()
    await gateway.releases.stop()
    await tell()
    expect(await opens(kept)).toBe(true)
    await gateway.releases.start()
    expect(looks()).toBe(before)
    const path = change()
    await tell()
    await waitUntil('the change is live', () => opens(path))
  })
})

test('change that was not announced is found by polling', async () => {
  await gateway.shutDown()
  await gateway.boot()
  const path = change()
  await waitUntil('the change is live', () => opens(path))
})
