import { expect, test } from '@jest/globals'
import { stepUpSchema } from '@rafiq/contracts/accounts'
import { hashRecoveryCode, newRecoveryCodes, newSalt, showRecoveryCode } from './recovery-codes.ts'

test('ten codes are made, all different', () => {
  expect(new Set(newRecoveryCodes()).size).toBe(10)
})

test.each(['7h3kq-9wx2m', ' 7H3KQ 9WX2M ', '7h3kq9wx2m'])('a code may be typed as %j', (recoveryCode) => {
  expect(stepUpSchema.parse({ recoveryCode })).toEqual({ recoveryCode: '7h3kq9wx2m' })
})

test('a code as it is shown is read as it was made, also with look-alikes', () => {
  for (const code of newRecoveryCodes()) {
    expect(stepUpSchema.parse({ recoveryCode: showRecoveryCode(code) })).toEqual({ recoveryCode: code })
  }
  expect(stepUpSchema.parse({ recoveryCode: 'OIL00-11100' })).toEqual({ recoveryCode: '0110011100' })
})

test('a hash is the same under the same salt, and another under another', async () => {
  const [salt, other] = [newSalt(), newSalt()]
  expect(await hashRecoveryCode('7h3kq9wx2m', salt)).toBe(await hashRecoveryCode('7h3kq9wx2m', salt))
  expect(await hashRecoveryCode('7h3kq9wx2m', salt)).not.toBe(await hashRecoveryCode('7h3kq9wx2m', other))
})
