import { expect, test } from '@jest/globals'
import { decideContact } from './decide-contact.ts'

const free = { matchesShared: 5, maxMatches: 6 }
const reached = { matchesShared: 6, maxMatches: 6 }

test('a new contact below the limit is recorded and asked about', () => {
  expect(decideContact(null, free)).toEqual({ blocked: false, record: true, ask: true })
})

test('an unknown limit blocks no contact', () => {
  expect(decideContact(null, undefined).blocked).toBe(false)
})

test('a reached limit blocks a new contact', () => {
  expect(decideContact(null, reached)).toEqual({ blocked: true, record: false, ask: false })
})

test('a reached limit does not block somebody contacted before, who is not recorded again', () => {
  expect(decideContact('contacted', reached)).toEqual({ blocked: false, record: false, ask: true })
  expect(decideContact('connected', reached)).toEqual({ blocked: false, record: false, ask: false })
})
