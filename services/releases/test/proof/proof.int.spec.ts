import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ReleaseProofs } from '@rafiq/platform-contracts'
import { writeTestProduct } from '@rafiq/testing'
import { isSigned } from '../../src/proof/sign-proof.ts'
import { aRelease } from '../a-release.ts'
import { RunningRegistry, type Team } from '../running-registry.ts'
import { chromium } from './chromium.ts'
import { PageSet } from './page-set.ts'

let set: PageSet
let registry: RunningRegistry
let rentals: Team

const environment = (program: string) => ({
  PROOF_BROWSER: program,
  PROOF_ORIGIN: set.origin,
  PROOF_KEY: 'a key of the platform for proofs in tests',
  // As long as it takes: what is asked here is no question of speed.
  PROOF_SECONDS: '200',
})

beforeAll(async () => {
  set = await PageSet.start()
})

afterAll(() => set.stop())

const publish = (version: string, headers: Record<string, string> = {}) =>
  registry.publish(rentals, { version, headers, release: aRelease({ name: 'rentals', version }) })

const proofs = async () => ((await registry.get(rentals, 'rentals/proofs')).json() as ReleaseProofs).proofs

describe('where there is a browser', () => {
  beforeAll(async () => {
    registry = await RunningRegistry.start(undefined, undefined, environment(chromium()))
  })

  afterAll(() => registry.stop())

  beforeEach(async () => {
    await registry.empty()
    set.pages = {}
    rentals = await registry.team('rentals')
    await publish('1.0.0', { 'x-release-automatic': 'true' })
  })

  test('a candidate that does as the live version is published with its signed proof', async () => {
    const answer = await publish('2.0.0')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { live: true, proof: { verdict: 'proven', reason: null, comparedWith: '1.0.0' } },
    ])
    const [kept] = await proofs()
    if (!kept) throw new Error('no proof was kept')
    expect(kept.proof).toMatchObject({
      version: '2.0.0',
      compositions: ['stable'],
      pages: [{ path: '/rentals', states: 4, reason: null }],
      findings: [],
    })
    expect(isSigned({ ...kept, document: JSON.stringify(kept.proof) })).toBe(true)
    const { versions } = (await registry.get(rentals, 'rentals/versions')).json()
    const verdicts = versions.map((one: { version: string; proof: string }) => [one.version, one.proof])
    expect(Object.fromEntries(verdicts)).toEqual({ '1.0.0': null, '2.0.0': 'proven' })
    expect(set.previews[0]).toMatch(/token=rentals\.proof-/)
    const live = await registry.live()
    expect(live.remotes[0]).toMatchObject({ stable: { version: '2.0.0' }, previews: [] })
  })

  test('a candidate that fails is refused with a picture, and nobody gets it', async () => {
    set.pages = { '2.0.0': { script: `throw new TypeError('lost')` } }
    const answer = await publish('2.0.0')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('invalid-release')
    expect(answer.json().message).toContain(
      'The proof refused this version: /rentals reports an error: TypeError: lost',
    )
    expect(await registry.stable('rentals')).toBe('1.0.0')
    expect((await registry.keys('remotes/rentals')).some((key) => key.includes('2.0.0'))).toBe(false)
    const [kept] = await proofs()
    expect(kept?.proof).toMatchObject({ verdict: 'refused', findings: expect.arrayContaining([]) })
    const picture = await registry.get(rentals, `rentals/proofs/${kept?.id}/pictures/0`)
    expect(Buffer.from(picture.json().base64, 'base64').subarray(8, 12).toString()).toBe('WEBP')
    const another = await registry.get(rentals, `rentals/proofs/${kept?.id}/pictures/99`)
    expect(another.statusCode).toBe(404)
  })

  test('a refused candidate is published where somebody says so, and the trail tells of it', async () => {
    set.pages = { '2.0.0': { script: `throw new TypeError('lost')` } }
    expect((await publish('2.0.0', { 'x-release-despite-proof': 'true' })).statusCode).toBe(201)
    const { entries } = (await registry.get(rentals, 'rentals/history')).json()
    expect(entries.map(({ detail }: { detail: string }) => detail)).toContain('despite its proof')
  })

  test('a candidate whose pages are for some roles is proven, and no service is asked for anything', async () => {
    const routes = [{ path: '/rentals', files: [], roles: ['admin'] }]
    const releaseOf = (version: string) => aRelease({ name: 'rentals', version, routes })
    const release = { version: '2.0.0', release: releaseOf('2.0.0') }
    const { headers } = await registry.publish(rentals, {
      ...{ version: '1.5.0', release: releaseOf('1.5.0') },
      headers: { 'x-release-automatic': 'true' },
    })
    const [name = ''] = String(headers['x-release-revision']).split('.')
    Object.assign(set, { liveRevision: `${name}.999999`, stable: '1.5.0' })
    set.reads.length = 0
    const script = `
        const told = async () => {
          const { role } = await (await fetch('/api/user/profile')).json()
          const { microFrontends } = await (await fetch('/api/composition/restricted?composition=1')).json()
          const things = await fetch('/api/things/1')
          const { version } = microFrontends.rentals[0].metadata
          console.warn([role, version === '2.0.0', things.status].join())
        }
        told()`
    set.pages = { '1.5.0': {}, '2.0.0': { script } }
    const answer = await registry.publish(rentals, release)
    set.stable = '1.0.0'
    expect([answer.statusCode, answer.json().proof]).toMatchObject([201, { verdict: 'proven' }])
    const [kept] = await proofs()
    expect(kept?.proof.pages).toEqual([{ path: '/rentals', states: 4, reason: null }])
    expect(kept?.proof.notes.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['warns: admin,true,503']),
    )
    expect(set.reads.filter((read) => read !== 'GET /api/releases/status')).toEqual([])
  })
})

test('a candidate none of whose pages can be opened is published, and its proof says why of each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'product-'))
  const file = await writeTestProduct(folder)
  const product = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...product, guarded: [{ path: '/rentals' }] }))
  registry = await RunningRegistry.start(undefined, undefined, {
    ...environment(chromium()),
    PRODUCT_CONFIG: file,
  })
  try {
    rentals = await registry.team('rentals')
    const answer = await publish('2.0.0')
    expect([answer.statusCode, answer.json().proof]).toMatchObject([
      201,
      { verdict: 'not-proven', reason: 'no-page-opened' },
    ])
    const [kept] = await proofs()
    expect(kept?.proof.pages).toEqual([{ path: '/rentals', states: 0, reason: 'no-account' }])
  } finally {
    await registry.stop()
    await rm(folder, { recursive: true })
  }
})

test('a candidate is published and not proven where the browser does not start', async () => {
  registry = await RunningRegistry.start(undefined, undefined, environment('/bin/false'))
  try {
    rentals = await registry.team('rentals')
    const answer = await publish('2.0.0')
    expect([answer.statusCode, answer.json().proof]).toMatchObject([
      201,
      { verdict: 'not-proven', reason: 'browser-failed' },
    ])
    expect(await registry.stable('rentals')).toBe('2.0.0')
  } finally {
    await registry.stop()
  }
})
