import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { AnalysedPages, broken, used } from './analysed-pages.ts'
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

describe('a canary', () => {
  test('that fails more often than stable is rolled back, as a person would', async () => {
    await pages.startCanary()
    await pages.manyReports(20, '1.1.0')
    await pages.manyReports(2, '2.0.0')
    await pages.manyReports(3, '2.0.0', broken)
    const { trial, rolledBack } = await pages.figures()
    expect(await pages.canaryNow()).toBeUndefined()
    expect(trial).toBeNull()
    expect(rolledBack).toMatchObject({ version: '2.0.0', at: registry.clock.now().toISOString() })
    const [last] = (await registry.get(matches, 'matches/history')).json().entries
    expect(last).toMatchObject({ action: 'rollback', actor: 'watch', detail: rolledBack?.reason })
    expect(last.detail).toContain('2.0.0 failed for 3 (3 of 5 page loads), 1.1.0 for 0 (0 of 20 page loads)')
  })

  describe('with a stable version measured before', () => {
    /** Ten minutes in each of which stable was used; in the first some of its pages failed, which are not sampled. */
    async function tenMinutes(failing: number): Promise<void> {
      for (let passed = 0; passed < 10; passed += 1) {
        registry.clock.advance(60_000)
        await pages.manyReports(1, '1.1.0')
        for (let sent = 0; passed === 0 && sent < failing; sent += 1) {
          await pages.report([used(broken)], undefined, { sampled: false })
        }
        await pages.written()
      }
      registry.clock.advance(60_000)
      await pages.startCanary()
    }

    test('is rolled back by two, where that never failed', async () => {
      await tenMinutes(0)
      await pages.manyReports(1, '2.0.0', broken)
      await pages.written()
      expect(await pages.canaryNow()).toBe('2.0.0')
      registry.clock.advance(20_000)
      await pages.manyReports(1, '2.0.0', broken)
      const { rolledBack } = await pages.figures()
      expect(await pages.canaryNow()).toBeUndefined()
      expect(rolledBack?.reason).toContain('1.1.0 for 0 (0 of 0 page loads) and for 0 in the 10 min before')
    })

    test('continues after two, where stable failed now and then', async () => {
      await tenMinutes(20)
      registry.clock.advance(50_000)
      await pages.manyReports(2, '2.0.0', broken)
      expect((await pages.figures()).trial).toMatchObject({ verdict: 'watching', canary: { witnesses: 2 } })
    })
  })

  test('crash has one vote, whether the browser tells of it, the page that comes after, or both', async () => {
    await pages.startCanary()
    const address = pages.newAddress()
    const crashOf = (error: string) =>
      used({ version: '2.0.0', load: false, failed: true, faults: [{ kind: 'crash', error }] })
    const dead = { page: pages.page([used({ version: '2.0.0' })]), sampled: false }
    await pages.report([crashOf('OutOfMemoryError')], address, dead)
    await pages.written()
    // Another page of the visitor found the mark, by then with another address.
    await pages.report([crashOf('PageCrashError')], undefined, dead)
    expect((await pages.figures()).trial).toMatchObject({ canary: { witnesses: 1 } })
    await pages.report([crashOf('PageCrashError')], undefined, { sampled: false })
    expect((await pages.figures()).trial).toMatchObject({ canary: { witnesses: 2 } })
  })

  test('that fails as often as stable continues', async () => {
    await pages.startCanary()
    await pages.manyReports(18, '1.1.0', broken)
    await pages.manyReports(2, '2.0.0', broken)
    expect((await pages.figures()).trial).toMatchObject({
      percent: 10,
      canary: { version: '2.0.0', loads: 2, failed: 2, witnesses: 2 },
      control: { version: '1.1.0', loads: 18, failed: 18, witnesses: 18 },
      verdict: 'watching',
    })
    expect(await pages.canaryNow()).toBe('2.0.0')
  })

  test('is not ended by one page, however often and from wherever it reports', async () => {
    await pages.startCanary()
    const versions = [used({ version: '2.0.0', ...broken })]
    const page = pages.page(versions)
    for (let sent = 0; sent < 250; sent += 1) {
      await pages.report(versions, undefined, { page })
      if (sent % 50 === 0) await pages.written()
    }
    const { trial } = await pages.figures()
    expect(trial).toMatchObject({ canary: { failed: 250, witnesses: 1 }, verdict: 'watching' })
    expect(await pages.canaryNow()).toBe('2.0.0')
  })

  test('is not saved by one either', async () => {
    await pages.startCanary()
    const versions = [used({ version: '1.1.0', ...broken })]
    const page = pages.page(versions)
    for (let sent = 0; sent < 200; sent += 1) await pages.report(versions, undefined, { page })
    await pages.manyReports(3, '2.0.0', broken)
    await pages.written()
    expect(await pages.canaryNow()).toBeUndefined()
  })

  test('is not ended by three reports of one address, nor by forged ones of many', async () => {
    await pages.startCanary()
    const versions = [used({ version: '2.0.0', ...broken })]
    const address = pages.newAddress()
    for (let sent = 0; sent < 3; sent += 1) await pages.report(versions, address)
    const ofControl = pages.page([used()])
    for (let sent = 0; sent < 12; sent += 1) {
      await pages.report(versions, undefined, { page: `page-${sent}.1900000000.matches.forged` })
      await pages.report(versions, undefined, { composition: 'another' })
      await pages.report(versions, undefined, { page: ofControl })
    }
    expect((await pages.figures()).trial).toMatchObject({ canary: { witnesses: 1 }, verdict: 'watching' })
    expect(await pages.canaryNow()).toBe('2.0.0')
  })

  test('is ended by twelve members behind one address', async () => {
    await pages.startCanary()
    const address = pages.newAddress()
    for (let sent = 0; sent < 12; sent += 1) {
      await pages.report([used({ version: '2.0.0', ...broken })], address)
      await pages.written()
    }
    expect(await pages.canaryNow()).toBeUndefined()
  })

  test('is judged by visitors whose composed version failed, not by those whom it helped out', async () => {
    await pages.startCanary()
    await pages.manyReports(9, '2.0.0', { ...broken, fallback: true })
    expect((await pages.figures()).trial).toMatchObject({ canary: { loads: 0, witnesses: 0 } })
  })

  test('that a person has just moved is not ended by what was before', async () => {
    await pages.startCanary()
    await pages.manyReports(2, '2.0.0', broken)
    await pages.written()
    registry.clock.advance(1000)
    await registry.move(matches, 'PUT', 'canary', { version: '2.0.0', percent: 20 })
    await pages.manyReports(1, '2.0.0', broken)
    expect((await pages.figures()).trial).toMatchObject({ percent: 20, canary: { witnesses: 1 } })
    expect(await pages.canaryNow()).toBe('2.0.0')
  })

  test('is not ended by reports that came before it began', async () => {
    await pages.startCanary('2.0.0')
    await registry.move(matches, 'POST', 'rollback')
    await pages.manyReports(5, '2.0.0', broken)
    registry.clock.advance(1000)
    await registry.move(matches, 'PUT', 'canary', { version: '2.0.0', percent: 10 })
    expect((await pages.figures()).trial).toMatchObject({ canary: { witnesses: 0 } })
  })

  test('that everybody has is watched and never judged', async () => {
    await pages.startCanary('2.0.0', 100)
    await pages.manyReports(5, '2.0.0', broken)
    expect((await pages.figures()).trial).toMatchObject({ verdict: 'unwatched', canary: { witnesses: 5 } })
    expect(await pages.canaryNow()).toBe('2.0.0')
  })

  test('is ended once, however many judge it', async () => {
    await pages.startCanary()
    await pages.manyReports(3, '2.0.0', broken)
    await pages.written()
    await pages.manyReports(3, '2.0.0', broken)
    await pages.written()
    const { entries } = (await registry.get(matches, 'matches/history')).json()
    expect(entries.filter(({ actor }: { actor: string }) => actor === 'watch')).toHaveLength(1)
    expect(await registry.stable()).toBe('1.1.0')
  })
})
