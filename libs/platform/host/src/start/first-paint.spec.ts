import { afterEach, expect, jest, test } from '@jest/globals'
import { firstPaint } from './first-paint.ts'

const scope = globalThis as { PerformanceObserver?: unknown }
const { PerformanceObserver: original } = scope

afterEach(() => {
  scope.PerformanceObserver = original
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** A browser that tells of paints, by the function that is returned. */
function browserThatPaints() {
  const told: ((name: string) => void)[] = []
  scope.PerformanceObserver = class {
    static supportedEntryTypes = ['paint']
    constructor(tell: (list: { getEntriesByName: (name: string) => string[] }, self: unknown) => void) {
      told.push((name) =>
        tell({ getEntriesByName: (wanted) => [name].filter((one) => one === wanted) }, this),
      )
    }
    observe() {}
    disconnect() {}
  }
  return (name: string) => {
    for (const tell of told) tell(name)
  }
}

async function isOver(wait: Promise<void>) {
  const open = Symbol('open')
  await Promise.resolve()
  return (await Promise.race([wait, Promise.resolve(open)])) !== open
}

test('first paint comes with the first content, not with the first colour', async () => {
  const paint = browserThatPaints()
  const wait = firstPaint()
  paint('first-paint')
  expect(await isOver(wait)).toBe(false)
  paint('first-contentful-paint')
  expect(await isOver(wait)).toBe(true)
})

test('first paint has a time limit', async () => {
  jest.useFakeTimers()
  browserThatPaints()
  const wait = firstPaint()
  expect(await isOver(wait)).toBe(false)
  jest.advanceTimersByTime(300)
  expect(await isOver(wait)).toBe(true)
})

test('first paint is not waited for in a tab that nobody looks at', async () => {
  browserThatPaints()
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await isOver(firstPaint())).toBe(true)
})

test('first paint is not waited for where the browser does not tell', async () => {
  scope.PerformanceObserver = undefined
  expect(await isOver(firstPaint())).toBe(true)
})
