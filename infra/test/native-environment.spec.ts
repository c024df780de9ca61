import { expect, test } from '@jest/globals'

const handlers = Symbol.for('EVENT_HANDLERS')
const place: Record<symbol, unknown> = globalThis as never

test('test environment removes the event listeners of its file from the global object', async () => {
  const own = place[handlers]
  const { default: NativeEnvironment } = await import(String('./native/environment.js'))
  const environment = new NativeEnvironment({ projectConfig: { fakeTimers: {} } })
  expect(Array.isArray(own)).toBe(true)
  try {
    await environment.teardown()
    expect(place[handlers]).toBeUndefined()
  } finally {
    place[handlers] = own
  }
})
