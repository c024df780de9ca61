import { expect, test } from '@jest/globals'
import { aProof } from '../../test/proof/a-proof.ts'
import { isSigned, signProof } from './sign-proof.ts'

const secret = 'a secret of the platform, for tests'

test('a signed proof can be checked by whoever has the public key', () => {
  const signed = signProof(secret, aProof())
  expect(isSigned(signed)).toBe(true)
  expect(JSON.parse(signed.document)).toEqual(aProof())
  expect(signProof(secret, aProof()).publicKey).toBe(signed.publicKey)
})

test('a signed proof that was changed is none', () => {
  const signed = signProof(secret, aProof({ verdict: 'refused' }))
  expect(isSigned({ ...signed, document: signed.document.replace('refused', 'proven') })).toBe(false)
  expect(isSigned({ ...signed, publicKey: signProof('another secret', aProof()).publicKey })).toBe(false)
})

test('a signed proof is signed in the order in which it is answered, whichever its findings were written in', () => {
  const finding = {
    path: '/rentals',
    language: 'ar',
    width: 390,
    composition: 'stable',
    picture: null,
  } as const
  const notes = [{ ...finding, message: 'warns', check: 'console' as const }]
  const { document } = signProof(secret, aProof({ notes }))
  expect(Object.keys(JSON.parse(document).notes[0])[0]).toBe('check')
})
