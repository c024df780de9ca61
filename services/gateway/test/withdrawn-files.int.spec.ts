import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { LiveReleases } from '@rafiq/platform-contracts'
import { waitUntil } from '@rafiq/testing'
import { live, manifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await RunningGateway.start()
})

afterAll(() => gateway.stop())

const path = '/remotes/matches/1.0.0/page.js'
const serve = (withdrawn: Partial<LiveReleases>) =>
  gateway.serve({
    ...live(manifest()),
    revision: JSON.stringify(withdrawn).replaceAll('"', ''),
    ...withdrawn,
  })
/** A body that nobody reads would keep the gateway from stopping. */
async function read(answer: Response): Promise<Response> {
  await answer.arrayBuffer()
  return answer
}
const statusOf = async (file = path) => (await read(await gateway.get(file))).status
const yanked = [{ remote: 'matches', version: '1.0.0', folder: '' }]

afterEach(async () => {
  serve({})
  await waitUntil('it is served again', async () => (await statusOf()) === 200)
})

test('a file is gone with its yanked version, whoever asks and however', async () => {
  const { headers } = await gateway.get(path).then(read)
  serve({ yanked })
  await waitUntil('it is gone', async () => (await statusOf()) === 410)
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  const again = await gateway.get(path, known)
  expect([again.status, again.headers.get('cache-control')]).toEqual([410, 'no-store'])
  expect(((await again.json()) as { code: string }).code).toBe('version-yanked')
  expect(await statusOf('/remotes/matches/1.0.0/never-was.js')).toBe(410)
})

test('a file of a version whose address nobody guesses is no more than not there for who does not know it', async () => {
  serve({ yanked: [{ remote: 'matches', version: '1.0.0', folder: 'a-secret/' }] })
  const secret = '/remotes/matches/1.0.0/a-secret/remoteEntry.js'
  await waitUntil('it is gone', async () => (await statusOf(secret)) === 410)
  expect(await statusOf('/remotes/matches/1.0.0/remoteEntry.js')).toBe(404)
})

test('a file is not there while its remote is disabled, and comes back with it', async () => {
  serve({ disabled: ['matches'], remotes: [] })
  await waitUntil('it is off', async () => (await statusOf()) === 404)
  expect((await read(await gateway.get(path))).headers.get('cache-control')).toBe('no-store')
})
