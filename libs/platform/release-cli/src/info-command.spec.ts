import { expect, test } from '@jest/globals'
import type { ReleaseVersion } from '@rafiq/platform-contracts'
import { infoLines } from './info-command.ts'

const info: ReleaseVersion = {
  remote: 'chat',
  version: '1.2.0',
  publishedAt: '2026-11-21T09:00:00.000Z',
  commit: 'c0ffee0-dirty',
  signature: { key: '01a1ff76-db7d-71bc-9e49-d657210f288f', keyState: 'good', verified: true },
  provenance: null,
}
const signed = (signature: Partial<NonNullable<ReleaseVersion['signature']>>) =>
  infoLines({ ...info, signature: { ...info.signature, ...signature } as ReleaseVersion['signature'] })[3]

test('info command says from which commit a version is and by which key it is signed', () => {
  expect(infoLines(info)).toEqual([
    'version          chat 1.2.0',
    'published (UTC)  2026-11-21 09:00',
    'commit           c0ffee0-dirty',
    'signature        verified, key:01a1ff76-db7d-71bc-9e49-d657210f288f',
    'built by         no run that an issuer vouches for',
  ])
  expect(infoLines({ ...info, commit: null, signature: null }).slice(2)).toEqual([
    'commit           –',
    'signature        none: gateways were deployed with it',
    'built by         no run that an issuer vouches for',
  ])
})

test('info command says what became of the key, and that a signature is none', () => {
  expect(signed({ keyState: 'expired' })).toMatch(/verified, key:.*, which was replaced since$/)
  expect(signed({ keyState: 'revoked' })).toMatch(/which was revoked since$/)
  expect(signed({ verified: false })).toMatch(/NOT VALID, key:/)
})

test('info command says of which repository, commit and run a version is, and that another commit was signed', () => {
  const provenance = {
    builder: 'https://token.actions.githubusercontent.com',
    subject: 'repo:acme/chat:ref:refs/heads/main',
    repository: 'https://github.com/acme/chat',
    ref: 'refs/heads/main',
    commit: 'c0ffee0123456789c0ffee0123456789c0ffee01',
    workflow: 'acme/chat/.github/workflows/release.yml@refs/heads/main',
    run: 'https://github.com/acme/chat/actions/runs/4711',
  }
  expect(infoLines({ ...info, provenance }).slice(4)).toEqual([
    'built by         https://token.actions.githubusercontent.com',
    'source           https://github.com/acme/chat refs/heads/main',
    'built commit     c0ffee0123456789c0ffee0123456789c0ffee01',
    'workflow         acme/chat/.github/workflows/release.yml@refs/heads/main',
    'run              https://github.com/acme/chat/actions/runs/4711',
  ])
  expect(infoLines({ ...info, commit: 'bad0bad', provenance })[6]).toMatch(/NOT the one that was signed$/)
  const untold = { ...provenance, repository: null, ref: null, commit: null, workflow: null, run: null }
  expect(infoLines({ ...info, provenance: untold }).slice(5)).toEqual([
    'source           –',
    'built commit     –',
    'workflow         –',
    'run              –',
  ])
})
