import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { parsePublicKey, signerOf } from './signatures.ts'

const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const team = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('ed25519')
const known = (...pairs: { publicKey: KeyObject }[]) =>
  pairs.map(({ publicKey }) => ({ publicKey: pem(publicKey) }))
const content = Buffer.from('{"name":"matches"}')
const signature = sign(null, content, team.privateKey).toString('base64')

test('release signature check names the key that signed, among any', () => {
  expect(signerOf(content, signature, known(other, team))).toEqual({ publicKey: pem(team.publicKey) })
})

test.each([
  ['of another key', content, signature, known(other)],
  ['for other bytes', Buffer.from('{"name":"chat"}'), signature, known(team)],
  ['that is none', content, 'bm9uZQ==', known(team)],
  ['where no key is known', content, signature, []],
])('release signature check refuses a signature %s', (_, bytes, given, keys) => {
  expect(signerOf(bytes, given, keys)).toBeUndefined()
})

test('signing key has to be an Ed25519 key', () => {
  expect(parsePublicKey(pem(team.publicKey))).toBe(pem(team.publicKey))
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  expect(() => parsePublicKey(pem(rsa.publicKey))).toThrow(/Ed25519/)
  expect(() => parsePublicKey('none')).toThrow()
})
