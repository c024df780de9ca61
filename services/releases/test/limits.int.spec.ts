import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { RunningRegistry, type Team } from './running-registry.ts'

/** So that a caller has 3 writes of a kind in a minute, and an address 15. */
const scale = 0.05

let registry: RunningRegistry
let matches: Team
let addresses = 0

beforeAll(async () => {
  registry = await RunningRegistry.start(undefined, scale)
})

afterAll(() => registry.stop())

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
  addresses += 1
})

/** A write of a team to a remote, from this test's own address. */
const write = (path: string, token: string, remote = 'matches') =>
  registry.app.inject({
    method: 'POST',
    url: `/api/releases/${remote}/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': path === 'versions' ? 'application/gzip' : 'application/json',
      'x-release-version': '1.0.0',
      'x-forwarded-for': `192.0.2.${addresses}`,
    },
    payload: path === 'versions' ? Buffer.alloc(1000) : { version: '1.0.0' },
  })

async function statusesOf(times: number, write: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < times) statuses.push((await write()).statusCode)
  return statuses
}

describe.each(['versions', 'promote', 'previews/next/links'])('writes to %s', (path) => {
  test('are limited for a caller, whose rejections no longer fill the audit trail', async () => {
    const statuses = await statusesOf(5, () => write(path, matches.token, 'chat'))
    expect(statuses).toEqual([403, 403, 403, 429, 429])
    const rows = await registry.database.query("select from audit.release_entries where action = 'refuse'")
    expect(rows).toHaveLength(3)
  })

  test('are limited for an address that guesses tokens', async () => {
    let guess = 0
    const guesses = await statusesOf(16, () => {
      guess += 1
      return write(path, `${guess}`.padEnd(43, '-'))
    })
    expect([guesses.slice(0, 15), guesses[15]]).toEqual([Array(15).fill(401), 429])
  })
})

test('each kind of write counts for itself: who publishes in a loop can still roll back', async () => {
  await statusesOf(4, () => write('versions', matches.token))
  expect((await write('rollback', matches.token)).statusCode).toBe(404)
  expect((await write('versions', matches.token)).statusCode).toBe(429)
})

test('calls that only read are not limited by the limit of writes', async () => {
  const statuses = await statusesOf(20, () => registry.get(matches, 'status'))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('without Redis a team still writes, within the same limit', async () => {
  await registry.redisLine.unplug()
  const statuses = await statusesOf(4, () => write('rollback', matches.token))
  expect(statuses).toEqual([404, 404, 404, 429])
  await registry.redisLine.plugIn()
})
