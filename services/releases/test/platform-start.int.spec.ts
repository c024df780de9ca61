import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
})

const automatic = { 'x-release-automatic': 'true' }

describe('publish by a platform start', () => {
  test('moves a channel that it set itself', async () => {
    await registry.publish(matches, { headers: automatic })
    await registry.publish(matches, { version: '1.1.0', headers: automatic })
    expect(await registry.stable()).toBe('1.1.0')
  })

  test('does nothing for what is live already', async () => {
    await registry.publish(matches, { headers: automatic })
    const answer = await registry.publish(matches, { headers: automatic })
    expect([answer.statusCode, answer.json().live]).toEqual([200, true])
  })

  test('leaves a channel that was set by hand', async () => {
    await registry.publish(matches)
    const answer = await registry.publish(matches, { version: '1.1.0', headers: automatic })
    expect([answer.statusCode, answer.json().live]).toEqual([201, false])
    expect(await registry.stable()).toBe('1.0.0')
  })

  test('brings back the version of a change that was undone', async () => {
    await registry.publish(matches, { headers: automatic })
    await registry.publish(matches, { version: '1.1.0', headers: automatic })
    expect((await registry.publish(matches, { headers: automatic })).statusCode).toBe(200)
    expect(await registry.stable()).toBe('1.0.0')
  })
})
