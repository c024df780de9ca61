import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { pageBeaconSchema } from '@rafiq/platform-contracts'
import { compositionIn } from './composed-pages.ts'
import { RunningGateway } from './running-gateway.ts'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await RunningGateway.start()
})

afterAll(() => gateway.stop())

beforeEach(() => {
  gateway.releases.requests.length = 0
})

/** Where the document of a page tells browsers to report to. */
async function endpointOf(path: string): Promise<string> {
  const { headers } = await gateway.get(path)
  const [, endpoint = ''] = /^default="(.+)"$/.exec(headers.get('reporting-endpoints') ?? '') ?? []
  return endpoint
}

const send = (endpoint: string, body: unknown, type = 'application/reports+json') =>
  fetch(`${gateway.url}${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const crash = (path: string, reason = 'oom') => [
  { type: 'crash', age: 42, url: `${gateway.url}${path}`, user_agent: 'x', body: { reason } },
]

const beacons = () =>
  gateway.releases.proxied.map(({ url, body }) => [url, pageBeaconSchema.parse(JSON.parse(body)).versions])

const charged = (error: string) => [
  '/api/releases/reports',
  [
    {
      ...{ remote: 'matches', version: '1.0.0', fallback: false, load: false, failed: true },
      faults: [{ kind: 'crash', error }],
    },
  ],
]

test('crash of a page is told to the releases service, with the page’s token and the browser’s address', async () => {
  const endpoint = await endpointOf('/matches')
  expect((await send(endpoint, crash('/matches'))).status).toBe(202)
  expect(beacons()).toEqual([charged('OutOfMemoryError')])
  const [seen] = gateway.releases.proxied
  const token = new URL(endpoint, gateway.url).searchParams.get('page')
  expect(JSON.parse(seen?.body ?? '{}')).toMatchObject({ page: token, sampled: false })
  expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1')
})

test('crash has the vote of its page, in whose name pages that find its mark tell of it too', async () => {
  const answer = await gateway.get('/matches')
  const html = await answer.text()
  const [, token] = /<meta name="page-token" content="([^"]+)">/.exec(html) ?? []
  const [, endpoint = ''] = /^default="(.+)"$/.exec(answer.headers.get('reporting-endpoints') ?? '') ?? []
  await send(endpoint, crash('/matches'))
  const [seen] = gateway.releases.proxied
  const { id } = compositionIn(html)
  expect(pageBeaconSchema.parse(JSON.parse(seen?.body ?? ''))).toMatchObject({ composition: id, page: token })
})

test('crash is charged to the remote of the page on which it happened, not of the one that was opened', async () => {
  const endpoint = await endpointOf('/')
  await send(endpoint, crash('/matches', 'unresponsive'))
  expect(beacons()).toEqual([charged('UnresponsiveError')])
})

test('page that somebody opens again by its composition reports nowhere', async () => {
  const html = await (await gateway.get('/matches')).text()
  const [, id] = /"id":"([\w-]+)"/.exec(html) ?? []
  expect(await endpointOf(`/matches?composition=${id}`)).toBe('')
})

describe('what is dropped', () => {
  test.each([
    ['a report of something else', () => [{ ...crash('/matches')[0], type: 'deprecation' }]],
    ['a crash of a page of the shell', () => crash('/support')],
    ['a crash of another site’s page', () => [{ type: 'crash', url: 'about:blank' }]],
  ])('%s', async (_, reports) => {
    expect((await send(await endpointOf('/matches'), reports())).status).toBe(202)
    expect(gateway.releases.proxied).toEqual([])
  })

  test.each([
    ['a forged token', (endpoint: string) => endpoint.replace(/page=[^&]{8}/, 'page=AAAAAAAA')],
    [
      'the token of another composition',
      (endpoint: string) => endpoint.replace(/composition=[^&]{8}/, 'composition=zzzzzzzz'),
    ],
  ])('a crash with %s', async (_, change) => {
    expect((await send(change(await endpointOf('/matches')), crash('/matches'))).status).toBe(202)
    expect(gateway.releases.proxied).toEqual([])
  })
})

describe('what is refused', () => {
  test.each([
    ['no JSON', '[{', 400],
    ['no list', {}, 400],
    ['an empty list', [], 400],
    ['more reports than a browser sends', () => Array.from({ length: 21 }, () => ({ type: 'crash' })), 400],
    ['a type that is no text', [{ type: {} }], 400],
    ['an address without end', [{ type: 'crash', url: `https://${'a'.repeat(3000)}` }], 400],
    ['more bytes than it may have', `["${'x'.repeat(9000)}"]`, 413],
  ])('%s', async (_, body, status) => {
    const reports = typeof body === 'function' ? body() : body
    expect((await send(await endpointOf('/matches'), reports)).status).toBe(status)
    expect(gateway.releases.proxied).toEqual([])
  })

  test('a form, which any site could send', async () => {
    const endpoint = await endpointOf('/matches')
    expect((await send(endpoint, crash('/matches'), 'text/plain')).status).toBe(415)
  })

  test('what says of no page that it is about', async () => {
    expect((await send('/api/browser-reports', crash('/matches'))).status).toBe(400)
    expect(
      (await send('/api/browser-reports?composition=a&page=%3Cscript%3E', crash('/matches'))).status,
    ).toBe(400)
  })
})

test('crash during an outage of the releases service is lost, and the browser is answered', async () => {
  const endpoint = await endpointOf('/matches')
  await gateway.releases.stop()
  try {
    expect((await send(endpoint, crash('/matches'))).status).toBe(202)
  } finally {
    await gateway.releases.start()
  }
})
