import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calledBy, offendingAnswers, type SampleCall, withoutSample } from '@rafiq/testing'
import { RunningRegistry } from './running-registry.ts'

let registry: RunningRegistry
let samples: SampleCall[]

const internal = calledBy('gateway')
const someId = '01990a5d-0000-774b-bcce-000000000001'
const words = { ar: 'نص', en: 'text' }
const integrity = `sha384-${'A'.repeat(64)}`
const shell = {
  ...{ version: '1.0.0', platform: '1.0.0', shared: { react: '19.0.0' } },
  scripts: [{ path: 'a.js', integrity }],
  styles: [{ path: 'a.css', integrity }],
  fonts: [{ path: 'a.woff2', languages: ['ar'] }],
  routes: [{ path: '/', files: [], initialFrame: { shape: 'hero', title: words, lead: words } }],
  guarded: [{ path: '/moderator', roles: ['admin'] }],
  initialFrames: { hero: '<h1></h1>' },
}

beforeAll(async () => {
  registry = await RunningRegistry.start()
  const team = await registry.team('matches')
  await registry.publish(team, { version: '1.0.0' })
  const headers = { authorization: `Bearer ${team.token}` }
  const params = { remote: 'matches' }
  const ofVersion = { params: { ...params, version: '1.0.0' }, headers }
  const seen = { stable: '1.0.0', canary: { version: '1.0.0', percent: 5 }, disabled: false }
  const at = { params, headers }
  const platform = await registry.team('shell')
  const ofShell = { params: { remote: 'shell' }, headers: { authorization: `Bearer ${platform.token}` } }
  const rehearsed = { module: 'react', version: '20.0.0' }
  const rehearsal = '/api/releases/{remote}/rehearsal'
  samples = [
    { method: 'GET', path: '/api/releases/audience', headers },
    { method: 'GET', path: '/api/releases/status', headers },
    { method: 'GET', path: '/api/releases/{remote}/history', ...at },
    { method: 'GET', path: '/api/releases/{remote}/versions', ...at },
    { method: 'GET', path: '/api/releases/{remote}/faults', ...at, query: { window: 'day' } },
    { method: 'GET', path: '/api/releases/{remote}/diff', ...at, query: { from: '1.0.0', to: '1.0.0' } },
    { method: 'GET', path: '/api/releases/watch', query: { window: 'day' }, headers },
    { method: 'POST', path: '/api/releases/{remote}/promote', ...at, body: { version: '1.0.0', seen } },
    { method: 'POST', path: '/api/releases/{remote}/rollback', ...at, body: { version: '1.0.0', seen } },
    {
      method: 'PUT',
      path: '/api/releases/{remote}/canary',
      ...at,
      body: { version: '1.0.0', percent: 5, audience: { team: ['staff'] }, seen },
    },
    {
      method: 'POST',
      path: '/api/releases/{remote}/yank',
      ...at,
      body: { version: '1.0.0', reason: 'a leak', confirmed: false, seen },
    },
    { method: 'POST', path: '/api/releases/{remote}/disable', ...at, body: { seen } },
    { method: 'POST', path: '/api/releases/{remote}/enable', ...at, body: { seen } },
    { method: 'GET', path: rehearsal, ...ofShell, query: rehearsed },
    { method: 'POST', path: rehearsal, ...ofShell, body: { ...rehearsed, percent: 5 } },
    { method: 'POST', path: `${rehearsal}/promote`, ...ofShell },
    { method: 'POST', path: `${rehearsal}/revert`, ...ofShell },
    {
      method: 'POST',
      path: '/api/releases/{remote}/previews/{name}/links',
      params: { ...params, name: 'a-preview' },
      headers,
      body: { minutes: 5, once: true },
    },
    {
      method: 'POST',
      path: '/api/releases/reports',
      body: {
        ...{ composition: 'a-page', page: 'a-token', sampled: true },
        versions: [
          {
            ...{ remote: 'matches', version: '1.0.0', fallback: false, load: true, failed: true },
            faults: [{ kind: 'load', error: 'TypeError', file: 'a.js', line: 1 }],
            vitals: { lcp: 1, inp: 1, cls: 0.1 },
          },
        ],
      },
    },
    { method: 'GET', path: '/api/releases/{remote}/versions/{version}', ...ofVersion },
    { method: 'GET', path: '/api/releases/{remote}/versions/{version}/archive', ...ofVersion },
    { method: 'GET', path: '/api/releases/{remote}/proofs', ...at },
    {
      method: 'GET',
      path: '/api/releases/{remote}/proofs/{id}/pictures/{place}',
      params: { ...params, id: someId, place: '0' },
      headers,
    },
    {
      method: 'PUT',
      path: '/api/releases/{remote}/owner',
      ...at,
      body: {
        team: 'Matching',
        contact: 'matching@example.com',
        seen: { team: 'M', contact: 'm@example.com' },
      },
    },
    { method: 'GET', path: '/api/releases/{remote}/rights', ...at },
    {
      method: 'POST',
      path: '/api/releases/{remote}/rights/{kind}/{id}/revoke',
      params: { ...params, kind: 'key', id: someId },
      headers,
      body: { reason: 'a leak' },
    },
    {
      method: 'POST',
      path: '/api/releases/{remote}/keys',
      ...at,
      body: { publicKey: 'a key', signatures: { old: 'AAAA', new: 'AAAA' }, overlapHours: 24 },
    },
    { method: 'GET', path: '/internal/live', headers: internal },
    { method: 'GET', path: '/internal/manifests', query: { of: 'matches@1.0.0' }, headers: internal },
    { method: 'PUT', path: '/internal/shells', headers: internal, body: shell },
  ]
})
afterAll(() => registry?.stop())

test('every call of the releases service that takes something is among the samples', async () => {
  const { json } = await registry.app
    .inject({ url: '/api/docs-json' })
    .then((answer) => ({ json: answer.json() }))
  // Its body is an archive, and has tests of its own.
  expect(withoutSample(json, samples)).toEqual(['POST /api/releases/{remote}/versions'])
})

test('the releases service refuses whatever no text may hold, and answers no input with 5xx', async () => {
  const offending: string[] = []
  for (const sample of samples) {
    offending.push(...(await offendingAnswers(sample, (call) => registry.app.inject(call))))
  }
  expect(offending).toEqual([])
})

test.each([
  'x-release-version',
  'x-release-channel',
  'x-release-percent',
  'x-release-audience',
  'x-release-commit',
  'x-release-seen',
  'x-release-confirmed',
  'x-release-signature',
])('a publish with anything in %s is answered without 5xx', async (header) => {
  const team = await registry.team('matches')
  for (const value of ['', '__proto__', '\u00ff', '2147483648', '-1', '1e400', 'x'.repeat(3_000), '../..']) {
    const { statusCode } = await registry.publish(team, { version: '9.9.9', headers: { [header]: value } })
    expect(statusCode).toBeLessThan(500)
  }
})
