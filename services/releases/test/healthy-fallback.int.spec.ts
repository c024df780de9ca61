import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { releaseVersionsSchema } from '@rafiq/platform-contracts'
import { AnalysedPages, broken } from './analysed-pages.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let pages: AnalysedPages
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
  pages = new AnalysedPages(registry)
})

afterAll(() => registry.stop())

beforeEach(async () => {
  matches = await pages.begin()
})

const publish = (version: string) => registry.publish(matches, { version })

/** What visitors get, and what their pages fall back to. */
async function live() {
  const [remote] = (await registry.live()).remotes
  return { stable: remote?.stable?.version, fallback: remote?.fallback?.version }
}

async function previous(): Promise<string | null> {
  return (await registry.get(matches, 'status')).json().remotes[0].previous
}

describe('two bad releases after a good one', () => {
  beforeEach(async () => {
    await pages.manyReports(5, '1.1.0')
    await publish('2.0.0')
    await pages.manyReports(2, '2.0.0', broken)
    await pages.written()
    await publish('3.0.0')
  })

  test('fall back to the good one', async () => {
    expect(await live()).toEqual({ stable: '3.0.0', fallback: '1.1.0' })
    expect(await previous()).toBe('1.1.0')
  })

  test('are rolled back to it in one step, and the next rollback starts from there', async () => {
    await registry.move(matches, 'POST', 'rollback')
    expect(await live()).toEqual({ stable: '1.1.0', fallback: '1.0.0' })
  })

  test('can be gone back to by name', async () => {
    await registry.move(matches, 'POST', 'rollback', { version: '2.0.0' })
    expect(await live()).toEqual({ stable: '2.0.0', fallback: '1.1.0' })
  })
})

describe('fallback version of pages', () => {
  test('is the version before where nobody has used any', async () => {
    await publish('2.0.0')
    expect(await live()).toEqual({ stable: '2.0.0', fallback: '1.1.0' })
  })

  test('changes once the figures say that it fails, with a revision of its own and no move', async () => {
    await pages.manyReports(5, '1.1.0')
    await publish('2.0.0')
    await publish('3.0.0')
    await pages.manyReports(5, '2.0.0')
    await pages.written()
    expect(await live()).toEqual({ stable: '3.0.0', fallback: '2.0.0' })
    const { revision } = await registry.live()
    await pages.manyReports(2, '2.0.0', { ...broken, fallback: true })
    await pages.written()
    expect(await live()).toEqual({ stable: '3.0.0', fallback: '1.1.0' })
    expect((await registry.live()).revision).not.toBe(revision)
    const { entries } = (await registry.get(matches, 'matches/history')).json()
    expect(entries[0]).toMatchObject({ action: 'move', version: '3.0.0' })
  })

  test('is never removed by beacons alone, which anybody may forge', async () => {
    await publish('2.0.0')
    for (const version of ['1.0.0', '1.1.0']) await pages.manyReports(5, version, broken)
    await pages.written()
    expect(await live()).toEqual({ stable: '2.0.0', fallback: '1.1.0' })
  })
})

describe('a version that canary analysis ended', () => {
  beforeEach(async () => {
    await pages.startCanary('2.0.0')
    await pages.manyReports(20, '1.1.0')
    await pages.manyReports(5, '2.0.0', broken)
    await pages.written()
  })

  const promote = (payload: object) => registry.move(matches, 'POST', 'promote', payload)

  test('is marked among the versions', async () => {
    const { versions } = releaseVersionsSchema.parse((await registry.get(matches, 'matches/versions')).json())
    expect(versions.filter(({ ended }) => ended).map(({ version }) => version)).toEqual(['2.0.0'])
  })

  test.each([['promote'], ['rollback']])(
    'is asked about at a %s, and accepted when confirmed',
    async (action) => {
      const { seen } = await registry.seen(matches)
      const refused = await registry.move(matches, 'POST', action, { version: '2.0.0', seen })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'version-ended'])
      expect(refused.json().message).toContain('The watch ended matches 2.0.0 on')
      expect((await live()).stable).toBe('1.1.0')
      const payload = { version: '2.0.0', seen, confirmed: true }
      expect((await registry.move(matches, 'POST', action, payload)).statusCode).toBe(200)
      expect((await live()).stable).toBe('2.0.0')
    },
  )

  test('is no fallback and no place to roll back to, also where it was live since', async () => {
    await promote({ version: '2.0.0', confirmed: true })
    await publish('3.0.0')
    expect(await live()).toEqual({ stable: '3.0.0', fallback: '1.1.0' })
    await registry.move(matches, 'POST', 'rollback')
    expect((await live()).stable).toBe('1.1.0')
  })

  test('may be tried as a canary again, which is analysed', async () => {
    const answer = await registry.move(matches, 'PUT', 'canary', { version: '2.0.0', percent: 5 })
    expect([answer.statusCode, await pages.canaryNow()]).toEqual([200, '2.0.0'])
  })
})
