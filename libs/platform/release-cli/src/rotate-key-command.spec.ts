import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { rotationStatement } from '@rafiq/platform-contracts'
import { keyRotation } from './rotate-key-command.ts'

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey }
}
const [old, renewed] = [pair(), pair()]

test('key rotation has the new public key, signed by the old key and by itself for this remote', () => {
  const { publicKey, signatures, overlapHours } = keyRotation('chat', { old: old.pem, new: renewed.pem }, 2)
  expect(createPublicKey(publicKey).equals(renewed.publicKey)).toBe(true)
  const isOf = (key: typeof old, signature: string, remote = 'chat') =>
    verify(null, rotationStatement(remote, publicKey), key.publicKey, Buffer.from(signature, 'base64'))
  expect(isOf(old, signatures.old)).toBe(true)
  expect(isOf(renewed, signatures.new)).toBe(true)
  expect(isOf(old, signatures.old, 'maps')).toBe(false)
  expect(overlapHours).toBe(2)
})

test.each([
  ['RELEASES_KEY', { old: 'none', new: renewed.pem }],
  [
    'The new key',
    {
      old: old.pem,
      new: generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  ],
])('key rotation says that %s is no key to sign with', (what, keys) => {
  expect(() => keyRotation('chat', keys, 24)).toThrow(`${what} is no Ed25519 private key`)
})
