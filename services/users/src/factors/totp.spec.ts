import { expect, test } from '@jest/globals'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/** RFC 6238, appendix B: the secret `12345678901234567890` with SHA-1, of whose eight digits these are the last six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
])('TOTP at second %d: code %s is of step %d', (seconds, code, step) => {
  expect(totpStep(secret, code, at(seconds))).toBe(step)
})

test('TOTP code is valid one step before and after its own, and names its own step', () => {
  expect(totpStep(secret, '287082', at(89))).toBe(1)
  expect(totpStep(secret, '287082', at(1))).toBe(1)
  expect(totpStep(secret, '287082', at(120))).toBeNull()
})

test('TOTP rejects a wrong code', () => {
  expect(totpStep(secret, '000000', at(59))).toBeNull()
})

test('TOTP URI names the platform, the account and the secret', () => {
  const url = new URL(totpUri(secret, 'mod@rafiq.test'))
  expect(url.protocol).toBe('otpauth:')
  expect(decodeURIComponent(url.pathname)).toContain('Rafiq:mod@rafiq.test')
  expect(url.searchParams.get('secret')).toBe(secret)
  expect(url.searchParams.get('issuer')).toBe('Rafiq')
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
})
