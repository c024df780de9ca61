import { describe, expect, jest, test } from '@jest/globals'
import type { RemoteDefinition } from '@rafiq/platform'
import type { OwnedRemote, RemoteVersion } from '../../shared/composition/composition.ts'
import { LoadTimeoutError, withDeadline } from './deadline.ts'
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

type Outcome = 'loads' | 'fails' | 'hangs'

/** A loader whose versions answer in turn as told. */
function loaderThat(outcomes: Record<string, Outcome[]>) {
  const asked: string[] = []
  const loader = new RemoteLoader(({ version }: RemoteVersion) => {
    asked.push(version)
    const outcome = outcomes[version]?.shift()
    if (outcome === 'hangs') return Promise.reject(new LoadTimeoutError('hangs'))
    return outcome === 'loads' ? Promise.resolve(definition) : Promise.reject(new Error('fails'))
  })
  return { loader, asked }
}

describe('a remote', () => {
  test('is tried twice more when it fails at once', async () => {
    const { loader, asked } = loaderThat({ '2.0.0': ['fails', 'fails', 'loads'] })
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('2.0.0')
    expect(asked).toEqual(['2.0.0', '2.0.0', '2.0.0'])
  })

  test('gives way to the last good version', async () => {
    const { loader, asked } = loaderThat({ '1.0.0': ['loads'] })
    expect((await loader.enter(owned, '/chat'))?.version.version).toBe('1.0.0')
    expect(asked).toEqual(['2.0.0', '2.0.0', '2.0.0', '1.0.0'])
  })

  test('that hangs is not waited for twice', async () => {
    const { loader, asked } = loaderThat({ '2.0.0': ['hangs'], '1.0.0': ['hangs'] })
    expect(await loader.enter(owned, '/chat')).toBeNull()
    expect(asked).toEqual(['2.0.0', '1.0.0'])
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

test('a load that does not answer in time is a hang', async () => {
  jest.useFakeTimers()
  const hanging = withDeadline(new Promise(() => undefined), 4000)
  const outcome = expect(hanging).rejects.toThrow(LoadTimeoutError)
  await jest.advanceTimersByTimeAsync(4000)
  await outcome
  jest.useRealTimers()
})
