import { expect, test } from '@jest/globals'
import { SecretBox } from './secret-box.ts'

const [older, newer] = ['the-key-that-was-before', 'the-key-that-is-now']

test('a sealed secret opens for its owner, and shows nothing of itself', () => {
  const box = new SecretBox([newer])
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'noura')
  expect(box.open(sealed, 'noura')).toBe('JBSWY3DPEHPK3PXP')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
  expect(box.seal('JBSWY3DPEHPK3PXP', 'noura')).not.toBe(sealed)
})

test('after a change of keys older secrets open, and new ones need the new key', () => {
  const rotated = new SecretBox([newer, older])
  expect(rotated.open(new SecretBox([older]).seal('secret', 'noura'), 'noura')).toBe('secret')
  expect(() => new SecretBox([older]).open(rotated.seal('secret', 'noura'), 'noura')).toThrow('FACTOR_KEYS')
})

test('sealed secret opens neither for somebody else nor altered', () => {
  const box = new SecretBox([newer])
  const sealed = box.seal('secret', 'noura')
  expect(() => box.open(sealed, 'reem')).toThrow('FACTOR_KEYS')
  const altered = Buffer.from(sealed, 'base64url')
  altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1)
  expect(() => box.open(altered.toString('base64url'), 'noura')).toThrow('FACTOR_KEYS')
})
