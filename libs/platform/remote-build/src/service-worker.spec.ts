import { expect, test } from '@jest/globals'
import { serviceWorker } from './service-worker.ts'

const page = '<style>p { color: red }</style><p>"Away" costs $&</p><script>again()</script>'

const run = (source: string): { page: string; policy: string } => new Function(source)()

test('service worker build puts the page into the worker as it is, with a policy that lets its own script and style run', () => {
  const { page: shown, policy } = run(
    serviceWorker('const page = OFFLINE_PAGE; return { page, policy: OFFLINE_POLICY }', {
      offlinePage: page,
    }),
  )
  expect(shown).toBe(page)
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'sha256-FoQ4fTzxhLROaEbL06zHlQCMrec8jXNnQmc6/J3nC14='",
    expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/),
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
})

test.each([
  ['where the worker tells of a new push address', '/api/renewal', '/api/renewal'],
  ['that it tells nobody of one', undefined, null],
])('service worker build puts into the worker %s', (_, pushRenewalPath, path) => {
  const source = serviceWorker('return { path: PUSH_RENEWAL_PATH }', { offlinePage: page, pushRenewalPath })
  expect(new Function(source)()).toEqual({ path })
})
