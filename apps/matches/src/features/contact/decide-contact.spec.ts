import { expect, test } from '@jest/globals'
import { decideContact } from './decide-contact.ts'

const free = { matchesShared: 5, maxMatches: 6 }
const reached = { matchesShared: 6, maxMatches: 6 }

test('a new contact is recorded and asked about while there is a place', () => {
  expect(decideContact(null, free)).toEqual({ blocked: false, record: true, ask: true })
})

test('a limit that is not known blocks nobody', () => {
  expect(decideContact(null, undefined).blocked).toBe(false)
})

test('the limit blocks one more', () => {
  expect(decideContact(null, reached)).toEqual({ blocked: true, record: false, ask: false })
})

test('who was contacted before can be written to again at the limit, without another record', () => {
  expect(decideContact('contacted', reached)).toEqual({ blocked: false, record: false, ask: true })
  expect(decideContact('connected', reached)).toEqual({ blocked: false, record: false, ask: false })
})
