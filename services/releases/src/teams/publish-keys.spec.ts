import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { isSigned, parsePublicKey } from './publish-keys.ts'

const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const team = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('ed25519')
const content = Buffer.from('{"name":"matches"}')
const signature = sign(null, content, team.privateKey).toString('base64')

test('release signature check takes the signature of any of the keys', () => {
  expect(isSigned(content, signature, [pem(other.publicKey), pem(team.publicKey)])).toBe(true)
})

test.each([
  ['of another key', content, signature, [pem(other.publicKey)]],
  ['for other bytes', Buffer.from('{"name":"chat"}'), signature, [pem(team.publicKey)]],
  ['that is none', content, 'bm9uZQ==', [pem(team.publicKey)]],
  ['where no key is known', content, signature, []],
])('release signature check refuses a signature %s', (_, bytes, given, keys) => {
  expect(isSigned(bytes, given, keys)).toBe(false)
})

test('signing key has to be an Ed25519 key', () => {
  expect(parsePublicKey(pem(team.publicKey))).toBe(pem(team.publicKey))
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  expect(() => parsePublicKey(pem(rsa.publicKey))).toThrow(/Ed25519/)
  expect(() => parsePublicKey('none')).toThrow()
})
