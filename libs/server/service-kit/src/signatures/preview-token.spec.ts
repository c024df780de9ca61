import { expect, test } from '@jest/globals'
import { signPreview, verifyPreview } from './preview-token.ts'

const keys = ['a key'] as const
const claims = { remote: 'chat', name: 'stickers', expiresAt: new Date('2026-11-22T00:00:00Z'), onceId: null }
const now = new Date('2026-11-21T00:00:00Z')
const token = signPreview(keys, 'link', claims)

test('preview token says what was signed', () => {
  expect(verifyPreview(keys, 'link', token, now)).toEqual(claims)
  const once = { ...claims, onceId: '0192f0c1-0000-7000-8000-000000000000' }
  expect(verifyPreview(keys, 'link', signPreview(keys, 'link', once), now)).toEqual(once)
})

test.each([
  ['of another key', signPreview(['another'], 'link', claims)],
  ['for another preview', token.replace('stickers', 'other')],
  ['that lasts longer', token.replace(/\.(\d+)\./, (_, seconds) => `.${Number(seconds) + 60}.`)],
  ['of a cookie', signPreview(keys, 'cookie', claims)],
  ['with more at its end', `${token}.x`],
  ['that is none', 'chat.stickers'],
  ['that is empty', ''],
])('preview token refuses a token %s', (_, forged) => {
  expect(verifyPreview(keys, 'link', forged, now)).toBeUndefined()
})

test('preview link token is rejected as a cookie token', () => {
  expect(verifyPreview(keys, 'cookie', token, now)).toBeUndefined()
})

test('preview token expires', () => {
  expect(verifyPreview(keys, 'link', token, claims.expiresAt)).toBeUndefined()
})

test('preview token signed with the previous key is valid until the key is removed', () => {
  expect(verifyPreview(['a new key', 'a key'], 'link', token, now)).toEqual(claims)
  expect(verifyPreview(['a new key'], 'link', token, now)).toBeUndefined()
  const next = signPreview(['a new key', 'a key'], 'link', claims)
  expect(verifyPreview(['a new key'], 'link', next, now)).toEqual(claims)
})
