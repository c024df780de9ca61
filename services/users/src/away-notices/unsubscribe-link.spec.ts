import { expect, test } from '@jest/globals'
import { signingKeysSetting } from '@rafiq/service-kit'
import {
  readUnsubscription,
  signUnsubscription,
  unsubscribePage,
  unsubscribeUrl,
} from './unsubscribe-link.ts'

const keysOf = (keys: string) => signingKeysSetting('keys').parse(keys)
const keys = keysOf('a-first-key-of-thirty-two-characters')
const memberId = '01900000-0000-7000-8000-000000000001'
const token = signUnsubscription(keys, { memberId, kinds: ['message', 'contact'] })

test('an unsubscribe link names the member and the kinds that it ends', () => {
  expect(readUnsubscription(keys, token)).toEqual({ memberId, kinds: ['message', 'contact'] })
})

test('an unsubscribe link is good under a key that is not the first any more', () => {
  const rotated = keysOf('a-newer-key-of-thirty-two-characters,a-first-key-of-thirty-two-characters')
  expect(readUnsubscription(rotated, token)).toEqual({ memberId, kinds: ['message', 'contact'] })
})

test.each([
  ['of another member', token.replace(memberId, memberId.replace(/1$/, '2'))],
  ['of more kinds', token.replace('message-contact', 'message-contact-matches')],
  ['without a signature', token.split('.').slice(0, 2).join('.')],
  ['with more behind it', `${token}.x`],
  ['of nothing', '..'],
])('an unsubscribe link %s is refused', (_, altered) => {
  expect(readUnsubscription(keys, altered)).toBeNull()
})

test('an unsubscribe link stands on the address of the platform, and its page beside it', () => {
  expect(unsubscribeUrl('https://rafiq.test', 'a.b')).toBe(
    'https://rafiq.test/api/away-notices/unsubscribe?token=a.b',
  )
  expect(unsubscribePage('a&b')).toBe('/unsubscribe?token=a%26b')
})
