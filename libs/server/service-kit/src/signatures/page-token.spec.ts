import { expect, test } from '@jest/globals'
import { signPage, verifyPage } from './page-token.ts'

const keys = ['a key'] as const
const now = new Date('2026-11-21T00:00:00Z')
const page = {
  id: 'AAAA_-AAAAAAAAAA',
  composition: 'c1',
  canaries: ['chat', 'home-rentals'],
  controls: ['matches'],
}
const token = signPage(keys, page, now)

test('a page token says which page a gateway rendered, also one without canaries', () => {
  expect(verifyPage(keys, 'c1', token, now)).toEqual(page)
  const plain = { ...page, canaries: [], controls: [] }
  expect(verifyPage(keys, 'c1', signPage(keys, plain, now), now)).toEqual(plain)
})

test.each([
  ['of another key', signPage(['another'], page, now)],
  ['of another page', token.replace('AAAA', 'BBBB')],
  ['with another canary', token.replace('chat', 'maps')],
  ['that was a control of another', token.replace('matches', 'support')],
  ['without its canaries', token.replace('chat+home-rentals', '')],
  ['with more at its end', `${token}.x`],
  ['that is empty', ''],
])('a page token %s is refused', (_, forged) => {
  expect(verifyPage(keys, 'c1', forged, now)).toBeUndefined()
})

test('a page token of another composition is refused', () => {
  expect(verifyPage(keys, 'c2', token, now)).toBeUndefined()
})

test('a page token is good for seven days', () => {
  expect(verifyPage(keys, 'c1', token, new Date('2026-11-27T23:59:59Z'))).toEqual(page)
  expect(verifyPage(keys, 'c1', token, new Date('2026-11-28T00:00:01Z'))).toBeUndefined()
})
