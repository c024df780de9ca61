import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { RemoteDefinition } from '@rafiq/platform'
import { listen, type PageEvent } from '../beacons/page-events.ts'
import type { OwnedRemote, RemoteVersion } from '../composition/composition.ts'
import { LoadTimeoutError, loadTimeout } from './deadline.ts'
import { OverwrittenGlobalError } from './overwritten.ts'
import { PageCrashError } from './page-alive.ts'
import { RemoteLoader } from './remote-loader.ts'

const definition: RemoteDefinition = { name: 'chat', messages: { ar: {}, en: {} }, routes: [] }

const owned: OwnedRemote = {
  name: 'chat',
  remote: {
    url: '/remotes/chat/2.0.0/remoteEntry.js',
    fallbackUrl: '/remotes/chat/1.0.0/remoteEntry.js',
    metadata: { version: '2.0.0', integrity: 'sha384-2' },
    extras: { routes: [], navigation: [], fallback: { version: '1.0.0', integrity: 'sha384-1' } },
  },
}

/** A number: how many milliseconds it takes to fail. */
type Outcome = 'loads' | 'fails' | 'hangs' | 'overwrites' | 'crashed' | number

/** A loader whose versions answer in turn as told. */
function loaderThat(outcomes: Record<string, Outcome[]>, withdrawn: readonly string[] = []) {
  const asked: string[] = []
  const loader = new RemoteLoader(
    ({ version }: RemoteVersion) => {
      asked.push(version)
      const outcome = outcomes[version]?.shift()
      if (outcome === 'hangs') return new Promise(() => undefined)
      if (outcome === 'overwrites') return Promise.reject(new OverwrittenGlobalError())
      if (outcome === 'crashed') return Promise.reject(new PageCrashError())
      if (typeof outcome === 'number') return new Promise((_, reject) => setTimeout(reject, outcome))
      return outcome === 'loads' ? Promise.resolve(definition) : Promise.reject(new Error('fails'))
    },
    async ({ version }) => withdrawn.includes(version),
  )
  return { loader, asked }
}

describe('a remote', () => {
  test('is tried twice more when it fails at once', async () => {
    const { loader, asked } = loaderThat({ '2.0.0': ['fails', 'fails', 'loads'] })
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('2.0.0')
    expect(asked).toEqual(['2.0.0', '2.0.0', '2.0.0'])
  })

  test('that overwrites what the frame stands on is not tried again', async () => {
    const { loader, asked } = loaderThat({ '2.0.0': ['overwrites', 'loads'], '1.0.0': ['loads'] })
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('1.0.0')
    expect(asked).toEqual(['2.0.0', '1.0.0'])
  })

  test('that ended the page before is charged with a crash, and another version stands in', async () => {
    const told: PageEvent[] = []
    listen((event) => told.push(event))
    // What earlier tests told.
    told.length = 0
    const { loader } = loaderThat({ '2.0.0': ['crashed', 'loads'], '1.0.0': ['loads'] })
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('1.0.0')
    expect(told[0]).toMatchObject({ type: 'failed', kind: 'crash', version: '2.0.0' })
  })

  test('falls back to the last good version', async () => {
    const { loader, asked } = loaderThat({ '1.0.0': ['loads'] })
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('1.0.0')
    expect(asked).toEqual(['2.0.0', '2.0.0', '2.0.0', '1.0.0'])
  })

  test('may be tried again from the start after it could not be had', async () => {
    const { loader } = loaderThat({ '2.0.0': ['fails', 'fails', 'fails', 'loads'] })
    expect(await loader.enter(owned, '/chat')).toBeNull()
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('2.0.0')
  })

  test('is not taken in the version that broke in the page', async () => {
    const { loader } = loaderThat({ '2.0.0': ['loads'], '1.0.0': ['loads'] })
    expect(loader.condemn(owned, '2.0.0')).toBe(true)
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('1.0.0')
    expect(loader.condemn(owned, '1.0.0')).toBe(false)
  })
})

describe('a remote with a withdrawn version', () => {
  test('is neither fetched nor run where it was disabled while the page was open', async () => {
    const { loader, asked } = loaderThat({ '2.0.0': ['loads'], '1.0.0': ['loads'] }, ['2.0.0', '1.0.0'])
    expect(await loader.enter(owned, '/chat')).toBeNull()
    expect(asked).toEqual([])
  })

  test('is taken in its last good version where the composed one was yanked', async () => {
    const { loader, asked } = loaderThat({ '1.0.0': ['loads'] }, ['2.0.0'])
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('1.0.0')
    expect(asked).toEqual(['1.0.0'])
  })
})

describe('a slow remote', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  /** What becomes of it in the time that its two versions have. */
  async function inTime(loader: RemoteLoader) {
    const entered = jest.fn()
    void loader.enter(owned, '/chat').then(entered)
    await jest.advanceTimersByTimeAsync(2 * loadTimeout)
    expect(entered).toHaveBeenCalledTimes(1)
    return entered.mock.calls[0]?.[0]
  }

  test('is not waited for twice when it hangs, and counts as hanging', async () => {
    const told: PageEvent[] = []
    listen((event) => told.push(event))
    const { loader, asked } = loaderThat({ '2.0.0': ['hangs'], '1.0.0': ['hangs'] })
    expect(await inTime(loader)).toBeNull()
    expect(asked).toEqual(['2.0.0', '1.0.0'])
    const hang = { kind: 'hang', error: expect.any(LoadTimeoutError) }
    expect(told.slice(-2)).toMatchObject([hang, hang])
  })

  test('has one time limit for all tries, and is not tried after it', async () => {
    const slowly = [3500, 3500, 3500]
    const { loader, asked } = loaderThat({ '2.0.0': slowly, '1.0.0': [...slowly] })
    expect(await inTime(loader)).toBeNull()
    await jest.advanceTimersByTimeAsync(10 * loadTimeout)
    expect(asked).toEqual(['2.0.0', '2.0.0', '1.0.0', '1.0.0'])
  })

  test('falls back to the last good version in time', async () => {
    const { loader } = loaderThat({ '2.0.0': [3500, 'hangs'], '1.0.0': [3500, 'loads'] })
    expect(await inTime(loader)).toMatchObject({ version: { version: '1.0.0' } })
  })
})
