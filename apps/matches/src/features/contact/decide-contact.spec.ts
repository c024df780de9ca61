import { expect, test } from '@jest/globals'
import { decideContact } from './decide-contact.ts'

const free = { matchesShared: 5, maxMatches: 6 }
const reached = { matchesShared: 6, maxMatches: 6 }

test('contact below the limit is recorded and its outcome is asked for', () => {
  expect(decideContact(null, free)).toEqual({ blocked: false, record: true, ask: true })
})

test('contact with an unknown limit is allowed', () => {
  expect(decideContact(null, undefined).blocked).toBe(false)
})

test('contact at the limit is blocked', () => {
  expect(decideContact(null, reached)).toEqual({ blocked: true, record: false, ask: false })
})

test('contact with somebody contacted before is allowed at the limit, and not recorded again', () => {
  expect(decideContact('contacted', reached)).toEqual({ blocked: false, record: false, ask: true })
  expect(decideContact('connected', reached)).toEqual({ blocked: false, record: false, ask: false })
})
