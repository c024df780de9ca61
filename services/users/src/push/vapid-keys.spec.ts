import { createECDH } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { toVapidKey, vapidKeysSetting } from './vapid-keys.ts'

const aKey = (): string =>
  Buffer.from(createECDH('prime256v1').generateKeys()).subarray(1, 33).toString('base64url')

test('a VAPID key is 32 random bytes, whose public half is an uncompressed point', () => {
  const privateKey = aKey()
  const pair = toVapidKey(privateKey)
  expect(pair?.privateKey).toBe(privateKey)
  expect(Buffer.from(pair?.publicKey ?? '', 'base64url')).toHaveLength(65)
})

test.each([
  ['nothing', ''],
  ['what is no key in base64', 'replace-me-by-32-random-bytes-in-base64'],
  ['a key of other length', aKey().slice(1)],
  ['what no point belongs to', 'A'.repeat(43)],
  ['what lies beyond the curve', `${'_'.repeat(42)}8`],
  ['one of two', `${aKey()},${'A'.repeat(43)}`],
])('VAPID keys are refused that hold %s', (_, text) => {
  expect(vapidKeysSetting.safeParse(text).success).toBe(false)
})

test('the first of several VAPID keys is in use', () => {
  const [old, next] = [aKey(), aKey()]
  const keys = vapidKeysSetting.parse(`${next}, ${old}`)
  expect(keys.map(({ privateKey }) => privateKey)).toEqual([next, old])
})
