import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { offendingAnswers, type SampleCall } from '@rafiq/testing'
import { live, manifest, staffManifest } from './manifests.ts'
import { RunningGateway } from './running-gateway.ts'
import { json } from './upstream.ts'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await RunningGateway.start()
  gateway.serve({
    ...live(manifest(), staffManifest()),
    revision: 'apis',
    apis: [{ prefix: 'rentals', origin: gateway.users.url }],
  })
  gateway.users.answer = (_, response) => json(response, 200, { role: 'moderator', restriction: null })
})
afterAll(() => gateway?.stop())

const headers = { 'x-session-token': 'x'.repeat(43) }
const samples: readonly SampleCall[] = [
  { method: 'GET', path: '/{page}', params: { page: 'matches' }, query: { composition: 'a-page' } },
  { method: 'GET', path: '/preview', query: { token: 'a.b.1.c.d' } },
  { method: 'GET', path: '/preview/leave' },
  {
    method: 'GET',
    path: '/demo/messenger/{number}',
    params: { number: '966512345678' },
    query: { text: 'text' },
  },
  { method: 'PUT', path: '/api/composition/audience', headers },
  { method: 'GET', path: '/api/composition/restricted', query: { composition: 'a-page' }, headers },
  { method: 'GET', path: '/api/composition/remotes/{id}', params: { id: 'a-page' } },
  {
    method: 'GET',
    path: '/remotes/{remote}/{version}/{file}',
    params: { remote: 'matches', version: '1.0.0', file: 'a.js' },
  },
  { method: 'GET', path: '/shell/{file}', params: { file: 'a.js' } },
  { method: 'GET', path: '/api/rentals/{what}', params: { what: 'offers' }, query: { a: 'b' }, headers },
  { method: 'GET', path: '/api/{prefix}/offers', params: { prefix: 'rentals' }, headers },
  { method: 'GET', path: '/api/user/{what}', params: { what: 'profile' }, query: { a: 'b' }, headers },
]

// What it passes on is not its own to judge; a page that names anything is a page.
test('the gateway answers no input with 5xx', async () => {
  const offending: string[] = []
  for (const sample of samples) {
    const ask = async ({ method, url, headers }: Parameters<RunningGateway['inject']>[0]) => {
      const answer = await gateway.inject({ method, url, headers })
      return { statusCode: answer.statusCode, body: answer.body }
    }
    offending.push(...(await offendingAnswers(sample, ask)).filter((line) => /: 5\d\d /.test(line)))
  }
  expect(offending).toEqual([])
})
