import { expect, test } from '@jest/globals'
import type { ReleaseVersion } from '@rafiq/platform-contracts'
import { infoLines } from './info-command.ts'

const info: ReleaseVersion = {
  remote: 'chat',
  version: '1.2.0',
  publishedAt: '2026-11-21T09:00:00.000Z',
  commit: 'c0ffee0-dirty',
  signature: { key: '01a1ff76-db7d-71bc-9e49-d657210f288f', keyState: 'good', verified: true },
}
const signed = (signature: Partial<NonNullable<ReleaseVersion['signature']>>) =>
  infoLines({ ...info, signature: { ...info.signature, ...signature } as ReleaseVersion['signature'] })[3]

test('info command says from which commit a version is and by which key it is signed', () => {
  expect(infoLines(info)).toEqual([
    'version          chat 1.2.0',
    'published (UTC)  2026-11-21 09:00',
    'commit           c0ffee0-dirty',
    'signature        verified, key:01a1ff76-db7d-71bc-9e49-d657210f288f',
  ])
  expect(infoLines({ ...info, commit: null, signature: null }).slice(2)).toEqual([
    'commit           –',
    'signature        none: gateways were deployed with it',
  ])
})

test('info command says what became of the key, and that a signature is none', () => {
  expect(signed({ keyState: 'expired' })).toMatch(/verified, key:.*, which was replaced since$/)
  expect(signed({ keyState: 'revoked' })).toMatch(/which was revoked since$/)
  expect(signed({ verified: false })).toMatch(/NOT VALID, key:/)
})
