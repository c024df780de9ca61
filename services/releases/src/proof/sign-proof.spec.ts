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
