import { expect, test } from '@jest/globals'
import { live, liveRemote, manifest } from '../../test/manifests.ts'
import { wantedAttributes } from './wanted-attributes.ts'

const share = { percent: 50, salt: 'salt' }
const canary = { ...share, manifest: manifest({ version: '2.0.0' }) }

test('wanted attributes are those that running canaries ask for, but for the language', () => {
  const remotes = [
    liveRemote(manifest(), { canary: { ...canary, audience: { branch: ['north'], language: ['ar'] } } }),
    liveRemote(manifest({ name: 'chat' }), { canary }),
  ]
  const shell = {
    ...{ stable: '1.0.0', fallback: null },
    canary: { ...share, version: '2.0.0', audience: { team: ['staff'] } },
  }
  expect([...wantedAttributes({ ...live(), remotes, shell })]).toEqual(['team', 'branch'])
})

test('wanted attributes without a canary are none', () => {
  expect(wantedAttributes(live(manifest())).size).toBe(0)
  expect(wantedAttributes(undefined).size).toBe(0)
})
