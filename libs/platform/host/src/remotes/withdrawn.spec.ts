import { describe, expect, jest, test } from '@jest/globals'
import { isWithdrawn } from './withdrawn.ts'

const version = {
  name: 'chat',
  version: '2.0.0',
  url: '/remotes/chat/2.0.0/remoteEntry.js',
  integrity: 'sha384-2',
}
const hour = 60 * 60_000

const answering = (status: number) => {
  const asked = jest.fn(async (_url: string, _options: RequestInit) => ({ status }) as Response)
  globalThis.fetch = asked as unknown as typeof fetch
  AbortSignal.timeout ??= () => new AbortController().signal
  return asked
}

describe('in a page open for an hour', () => {
  test.each([
    ['of a disabled remote is withdrawn', 404, true],
    ['that was yanked is withdrawn', 410, true],
    ['that is served is not', 200, false],
    ['is not while the gateway is in trouble', 503, false],
  ])('version %s', async (_, status, withdrawn) => {
    const asked = answering(status)
    expect(await isWithdrawn(version, hour)).toBe(withdrawn)
    const options = { method: 'HEAD', cache: 'no-store' }
    expect(asked).toHaveBeenCalledWith(version.url, expect.objectContaining(options))
  })

  test('version stays without a connection', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await isWithdrawn(version, hour)).toBe(false)
  })
})

test('freshly composed page sends no check', async () => {
  const asked = answering(404)
  expect(await isWithdrawn(version, 1_000)).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})
