import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ReleaseProofs } from '@rafiq/platform-contracts'
import { isSigned } from '../../src/proof/sign-proof.ts'
import { aRelease } from '../a-release.ts'
import { aShell } from '../a-shell.ts'
import { liveShell } from '../gate/seed.ts'
import { RunningRegistry, type Team } from '../running-registry.ts'
import { chromium } from './chromium.ts'
import { goodShell, PageSet } from './page-set.ts'

let set: PageSet
let registry: RunningRegistry
let platform: Team

beforeAll(async () => {
  set = await PageSet.start()
  registry = await RunningRegistry.start(undefined, undefined, {
    PROOF_BROWSER: chromium(),
    PROOF_ORIGIN: set.origin,
    PROOF_KEY: 'a key of the platform for proofs in tests',
    // As long as it takes: what is asked here is no question of speed.
    PROOF_SECONDS: '200',
  })
})

afterAll(async () => {
  await registry.stop()
  await set.stop()
})

beforeEach(async () => {
  await registry.empty()
  set.candidateShell = goodShell
  set.previews.length = 0
  await registry.put('shell-versions/1.0.0.json', JSON.stringify({ manifest: liveShell, skeleton: '' }))
  await registry.announceShell(liveShell)
  platform = await registry.team('shell')
  const rentals = await registry.team('rentals')
  const { headers } = await registry.publish(rentals, {
    ...{ version: '1.0.0', release: aRelease({ name: 'rentals', version: '1.0.0' }) },
    headers: { 'x-release-automatic': 'true' },
  })
  const [name = ''] = String(headers['x-release-revision']).split('.')
  set.liveRevision = `${name}.999999`
})

const publish = () => registry.publish(platform, { version: '2.0.0', release: aShell('2.0.0') })
const proofs = async () => ((await registry.get(platform, 'shell/proofs')).json() as ReleaseProofs).proofs
const shellNow = async () => (await registry.live()).shell

test('a shell that only looks different is published with its signed proof: of its pages, and of the first one of each remote', async () => {
  set.candidateShell = `${goodShell}
      const style = document.createElement('style')
      style.textContent = 'header { background: #036; padding: 30px } header a { color: #fff }'
      document.head.append(style)
      main.insertAdjacentHTML('afterend', '<footer>شروط الاستخدام</footer>')
      addEventListener('resize', () => {})`
  const answer = await publish()
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { live: true, proof: { verdict: 'proven', reason: null, comparedWith: '1.0.0' } },
  ])
  const [kept] = await proofs()
  if (!kept) throw new Error('no proof was kept')
  expect(kept.proof.pages).toEqual([
    { path: '/', states: 4, reason: null },
    { path: '/rentals', states: 2, reason: null },
    { path: '/login', states: 4, reason: null },
  ])
  expect(kept.proof.findings).toEqual([])
  expect(kept.proof.notes.map(({ check }) => check)).toEqual(expect.arrayContaining(['styles', 'pixels']))
  expect(isSigned({ ...kept, document: JSON.stringify(kept.proof) })).toBe(true)
  expect(set.previews[0]).toMatch(/token=shell\.proof-/)
  expect(await shellNow()).toEqual({ stable: '2.0.0', fallback: '1.0.0', canary: null })
})

const noArea = `document.querySelector('#area').innerHTML = ''`

test.each<[string, string, string]>([
  ['throws when it starts', `throw new TypeError('lost')`, '/ does not start'],
  ['shows nothing', '', '/ does not start'],
  ['breaks the page of a remote', `${noArea};${goodShell}`, '/rentals shows nothing of the remote'],
])('a shell that %s is refused with a picture, and nobody gets it', async (_, script, sentence) => {
  set.candidateShell = script
  const answer = await publish()
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid-release'])
  const issues: { path: string; message: string }[] = answer.json().issues
  expect(issues.map(({ path, message }) => `${path} ${message}`).join('\n')).toContain(sentence)
  expect(await shellNow()).toBeUndefined()
  expect(await registry.keys('shell-versions')).toEqual(['shell-versions/1.0.0.json'])
  expect(await registry.keys('shell-root')).toEqual([])
  const [kept] = await proofs()
  expect(kept?.proof).toMatchObject({ version: '2.0.0', verdict: 'refused' })
  const picture = await registry.get(platform, `shell/proofs/${kept?.id}/pictures/0`)
  expect(Buffer.from(picture.json().base64, 'base64').subarray(8, 12).toString()).toBe('WEBP')
})
