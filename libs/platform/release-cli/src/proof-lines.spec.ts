import { expect, test } from '@jest/globals'
import type { Proof } from '@rafiq/platform-contracts'
import { describeProof, proofLines } from './proof-lines.ts'

const summary = { verdict: 'proven', reason: null, comparedWith: '1.0.0', milliseconds: 4_210 } as const

test('proof of a publish is told in a line', () => {
  expect(proofLines({ proof: summary })).toEqual(['Proven in Chromium beside 1.0.0, in 4.2 s.'])
  const none = { ...summary, verdict: 'not-proven', reason: 'no-browser' } as const
  expect(proofLines({ proof: none })).toEqual(['Not proven: the platform has no browser (PROOF_BROWSER).'])
  expect(proofLines({ proof: { ...summary, verdict: 'refused' } })).toEqual([
    'Published although its proof refuses it beside 1.0.0.',
  ])
  expect(proofLines({})).toEqual([])
})

test('proof as a whole names pages, findings and what only differs', () => {
  const seen = { path: '/rentals', language: 'ar', width: 390, composition: 'stable', picture: null } as const
  const proof: Proof = {
    ...summary,
    ...{ remote: 'rentals', version: '2.0.0', verdict: 'refused', madeAt: '2026-11-21T09:00:00.000Z' },
    compositions: ['stable'],
    pages: [
      { path: '/rentals', states: 4, reason: null },
      { path: '/account/rentals', states: 0, reason: 'no-account' },
    ],
    findings: [{ ...seen, check: 'page', message: 'is empty', picture: 0 }],
    notes: [{ ...seen, check: 'bytes', message: 'loads 90 KiB' }],
    pictures: 1,
  }
  expect(describeProof(proof)).toEqual([
    'rentals 2.0.0: refused',
    '  2026-11-21 09:00 UTC, 4.2 s, beside 1.0.0, in: stable',
    '  /rentals: looked at 4 times',
    '  /account/rentals: not opened: it asks for a session, and there is no account for proofs',
    '  refused: /rentals (ar, 390 px) page: is empty',
    '  differs: /rentals (ar, 390 px) bytes: loads 90 KiB',
  ])
})
